import type { Locale } from '../content/locales.ts'

interface Sentence {
  locale: Locale
  title: string
  text: string
}

/** A page of one sentence, for somebody who cannot be shown what they came for. Takes words of ours only: nothing is escaped. */
export function sentencePage({ locale, title, text }: Sentence): string {
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  return (
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${title}</title></head>` +
    `<body><h1>${title}</h1><p>${text}</p></body></html>`
  )
}
