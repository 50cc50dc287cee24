import { previewMessages } from '@diwan/shared/messages/preview'
import type { PreviewRefusal } from './PreviewRefusal.ts'

/** A page of one sentence: why the preview is not shown and what to do. */
export function refusalPage({ reason, locale }: PreviewRefusal): string {
  const words = previewMessages[locale]
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  return (
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${words.title}</title></head>` +
    `<body><h1>${words.title}</h1><p>${words[reason]}</p></body></html>`
  )
}
