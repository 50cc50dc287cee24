import type { Locale } from '@diwan/shared/content'
import { previewMessages } from '@diwan/shared/messages/preview'

/** Marks a page as a preview: the one difference between it and what publishing makes. Beside a form it follows the form. */
export function insertBanner(html: string, locale: Locale): string {
  const style = '<link rel="stylesheet" href="/preview/banner.css">'
  const script = '<script type="module" src="/preview/follow.js"></script>'
  const banner = `<div data-preview-banner role="status">${previewMessages[locale].banner}${style}${script}</div>`
  return html.replace(/<body\b[^>]*>/, (body) => body + banner)
}
