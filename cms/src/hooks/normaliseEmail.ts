import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import type { FieldHook } from 'payload'

/** Keeps an address as `normalisedEmail` writes it. */
export const normaliseEmail: FieldHook = ({ value }) => (typeof value === 'string' ? normalisedEmail(value) : value)
