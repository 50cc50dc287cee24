import type { Payload } from 'payload'

const BASE32 = /^[A-Z2-7]{32}$/

/** An authenticator's secret as it was encrypted; `null` when there is none, or another installation's secret encrypted it. */
export function openSecret(
  { decrypt, secret }: Pick<Payload, 'decrypt' | 'secret'>,
  kept?: string | null,
): string | null {
  if (!kept) return null
  const opened = decrypt.call({ secret }, kept)
  // The encryption does not say so itself: with another key the bytes are any.
  return BASE32.test(opened) ? opened : null
}
