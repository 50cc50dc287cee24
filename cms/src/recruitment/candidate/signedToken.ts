import { isSignatureOf, signatureOf } from '@/signature'

/** What a signed link is for: a token for one thing opens nothing else. */
export type TokenPurpose =
  | 'candidate'
  | 'candidate-email'
  | 'candidate-email-asked'
  | 'candidate-address'
  | 'candidate-address-asked'
  | 'interview'
  | 'alert-confirm'
  | 'alert-end'
  | 'cv'

const signed = (purpose: TokenPurpose, id: string, expires: string) => `hiring-link\n${purpose}\n${id}\n${expires}`

/** `{id}.{expires}.{signature}`: whoever has it may do what it is for, until then. */
export function signToken(purpose: TokenPurpose, id: string, lifetime: number, now = Date.now()): string {
  const expires = (now + lifetime).toString(36)
  return `${id}.${expires}.${signatureOf(signed(purpose, id, expires))}`
}

/** The id that a token was made for; `undefined` when it was not made by us for this, or its time is over. */
export function readToken(purpose: TokenPurpose, token: string, now = Date.now()): string | undefined {
  const [id = '', expires = '', given = '', ...more] = token.split('.')
  const isOurs = more.length === 0 && isSignatureOf(signed(purpose, id, expires), given)
  return isOurs && Number.parseInt(expires, 36) > now ? id : undefined
}
