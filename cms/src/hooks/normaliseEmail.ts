import type { FieldHook } from 'payload'

/** The same address is written the same way: no spaces around it, small letters. */
export const normaliseEmail: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)
