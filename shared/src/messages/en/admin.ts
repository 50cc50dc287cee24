import type { Texts } from '../texts.ts'

/** Words of our own screens in the admin. */
export const admin = {}

export type AdminMessages = Texts<typeof admin>
