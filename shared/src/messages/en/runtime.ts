import type { Texts } from '../texts.ts'

/** Words that scripts show: notices of the version detector, toasts, network errors. */
export const runtime = {}

export type RuntimeMessages = Texts<typeof runtime>
