import type { Locale } from '../content/locales.ts'

interface Sentence {
  locale: Locale
  title: string
  text: string
  /** Address of a module of ours. */
  script?: string
}

const styles =
  ':root{color-scheme:light dark}' +
  'body{max-inline-size:36rem;margin:15vh auto 0;padding-inline:1.25rem;font:1.0625rem/1.7 system-ui,sans-serif}' +
  'h1{font-size:1.5rem;line-height:1.3}'

/** A page of one sentence, for somebody who cannot be shown what they came for. Takes words of ours only: nothing is escaped. */
export function sentencePage({ locale, title, text, script }: Sentence): string {
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  const module = script ? `<script type="module" src="${script}"></script>` : ''
  return (
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style></head>` +
    `<body><h1>${title}</h1><p>${text}</p>${module}</body></html>`
  )
}
