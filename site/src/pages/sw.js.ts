import type { APIRoute } from 'astro'
import { serviceWorker } from '@/behaviours/offline/serviceWorker'

export const GET: APIRoute = () =>
  new Response(serviceWorker, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
