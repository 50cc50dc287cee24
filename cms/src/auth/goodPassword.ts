import { MIN_PASSWORD_LENGTH } from '@diwan/shared/spec/security'
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { CHANGES_PASSWORD } from './signInContext'
import { wordsFor } from './wordsFor'

// The commonest passwords of twelve characters and more, and the words they are made of.
const COMMON =
  /^(?:(?:password|passw0rd|p@ssw0rd|p@ssword|qwerty(?:uiop)?|qazwsx(?:edc)?|1q2w3e4r(?:5t)?|admin(?:istrator)?|welcome|letmein|iloveyou|changeme|diwan|rasikh|abc123|football|princess|sunshine|monkey|dragon|superman)[\W\d_]*)+$/i

/** Whether a password can be guessed from a list, from the person's own data, or is one key held down. */
export function isGuessable(password: string, own: readonly (string | undefined)[] = []): boolean {
  const plain = password.toLowerCase()
  if (COMMON.test(password) || /^[\d\s]+$/.test(password) || /^(.{1,3})\1+$/.test(plain)) return true
  return own.some((word) => word && word.length >= 4 && plain.replace(word.toLowerCase(), '').length < 6)
}

/** Refuses a password that is short or guessable, in the person's language. Length is what counts; no signs are demanded. */
export function requireGoodPassword(req: PayloadRequest, password: string, own: (string | undefined)[] = []): void {
  const words = wordsFor(req)
  const isShort = [...password].length < MIN_PASSWORD_LENGTH
  if (!isShort && !isGuessable(password, own)) return
  const message = isShort ? words.passwordShort(MIN_PASSWORD_LENGTH) : words.passwordGuessable
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t)
}

/** The same for accounts that are made or changed. Goes into `hooks.beforeValidate` of users. */
export const requireGoodPasswordOnSave: CollectionBeforeValidateHook = ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const given: unknown = data?.password
  // Payload would fail over a number, or leave the old password and say nothing.
  const password = typeof given === 'string' || !given ? given : ' '
  if (typeof password === 'string' && password) {
    const { email, name } = { ...originalDoc, ...data } as { email?: string; name?: string }
    requireGoodPassword(req, password, [email, email?.split('@')[0], name])
    context[CHANGES_PASSWORD] = operation === 'update'
  }
  return data
}
