import type { Texts } from '../texts.ts'

/** Words of the page shell: header, navigation, footer, language and theme switches, error pages. */
export const chrome = {}

export type ChromeMessages = Texts<typeof chrome>
