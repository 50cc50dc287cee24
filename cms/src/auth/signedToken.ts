import { isSignatureOf, signatureOf } from '@/signature'

const signed = (purpose: string, body: string) => `${purpose}\n${body}`

/** A short text that only this installation can have made, for one purpose and until a time. */
export function signToken(purpose: string, facts: readonly string[], expires: number): string {
  const body = Buffer.from(JSON.stringify([...facts, expires])).toString('base64url')
  return `${body}.${signatureOf(signed(purpose, body))}`
}

/** What such a text says; `null` when it was made by others, for something else, or is over. */
export function readToken(purpose: string, token: string, now = Date.now()): string[] | null {
  const [body = '', given = ''] = token.split('.')
  if (!isSignatureOf(signed(purpose, body), given)) return null
  const facts = JSON.parse(Buffer.from(body, 'base64url').toString()) as [...string[], number]
  return Number(facts.pop()) > now ? (facts as string[]) : null
}
