import type { PayloadHandler } from 'payload'

/** `GET /api/health`: the process answers. */
export const sendHealth: PayloadHandler = () =>
  Response.json({ success: true }, { headers: { 'Cache-Control': 'no-store' } })
