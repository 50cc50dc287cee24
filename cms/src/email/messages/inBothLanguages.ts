import { type Locale, locales } from '@diwan/shared/content'

export interface Letter {
  subject: string
  text: string
}

/** A letter to colleagues: which language they read the control panel in is not kept. */
export const inBothLanguages = (letterIn: (locale: Locale) => Letter): Letter => {
  const letters = locales.map(letterIn)
  return {
    subject: letters.map(({ subject }) => subject).join(' · '),
    text: letters.map(({ text }) => text).join('\n---\n\n'),
  }
}
