import { directionOf } from '@diwan/shared/content'
import type { MailDoc } from '@diwan/shared/generated/payload-types'
import { type Html, html } from '@/recruitment/pages/html'

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,:;!?()[\]،؛؟»”])/
const ISOLATED = /[\u2066-\u2068][^\u2069]*\u2069/g

/**
 * A letter as HTML, beside its plain text, which most mail programs show from left to right whatever its language: paragraphs in the
 * direction of their own words, addresses that can be pressed, and no colours, so that a dark screen stays dark.
 */
export function htmlOf({ locale, subject, text }: Pick<MailDoc, 'locale' | 'subject' | 'text'>): string {
  const language = locale ?? 'en'
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph)
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere">
        ${paragraphs}
      </body>
    </html>`.text
}

function paragraph(text: string): Html {
  if (text === '---') return html`<hr />`
  const lines = text.split('\n').map((line, place) => [place > 0 && html`<br />`, withLinks(line)])
  const direction = directionIn(text)
  return direction ? html`<p dir="${direction}">${lines}</p>` : html`<p>${lines}</p>`
}

/** By the first letter, as Unicode has it: what is isolated and addresses do not count. */
function directionIn(text: string): 'ltr' | 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text.replace(ISOLATED, '').replaceAll(new RegExp(ADDRESS, 'g'), ''))?.[0]
  if (letter === undefined) return undefined
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? 'rtl' : 'ltr'
}

const withLinks = (line: string) =>
  line.split(ADDRESS).map((part, place) => (place % 2 === 0 ? part : html`<a dir="ltr" href="${part}">${part}</a>`))
