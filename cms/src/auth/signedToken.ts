import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'

const signatureOf = (purpose: string, body: string) =>
  createHmac('sha256', env.PAYLOAD_SECRET).update(`${purpose}\n${body}`).digest('base64url')

/** A short text that only this installation can have made, for one purpose and until a time. */
export function signToken(purpose: string, facts: readonly string[], expires: number): string {
  const body = Buffer.from(JSON.stringify([...facts, expires])).toString('base64url')
  return `${body}.${signatureOf(purpose, body)}`
}

/** What such a text says; `null` when it was made by others, for something else, or is over. */
export function readToken(purpose: string, token: string, now = Date.now()): string[] | null {
  const [body = '', given = ''] = token.split('.')
  const right = Buffer.from(signatureOf(purpose, body))
  const sent = Buffer.from(given)
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return null
  const facts = JSON.parse(Buffer.from(body, 'base64url').toString()) as [...string[], number]
  return Number(facts.pop()) > now ? (facts as string[]) : null
}
