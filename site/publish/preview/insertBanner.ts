import type { Locale } from '@diwan/shared/content'
import { previewMessages } from '@diwan/shared/messages/preview'

/** Marks a page as a preview: the one difference between it and what publishing makes. */
export function insertBanner(html: string, locale: Locale): string {
  const banner = `<div data-preview-banner role="status">${previewMessages[locale].banner}</div>`
  return html.replace(/<body\b[^>]*>/, (body) => body + banner)
}
