import { createHash } from 'node:crypto'
import { directionOf, localeNames, localePath, otherLocale, type Locale } from '@diwan/shared/content'
import { THEME_KEY } from '@diwan/shared/spec/theme'
import { defaultTreeAdapter, parse, parseFragment, serialize } from 'parse5'
import { attribute, type Element, elementsIn, setAttribute, setText } from '@/forms/answering/elements'
import { fetchReleasedPage } from '@/forms/answering/fetchReleasedPage'
import { html, type Html } from './html'

interface SitePage {
  locale: Locale
  title: string
  content: Html
  status?: number
  /** Address of the page, when `?lang=` asks there for the other language; without it the page offers none. */
  path?: string
}

// Before the first paint, as on the site: dark, unless this visitor chose light.
const themeScript = `try{if(localStorage.getItem(${JSON.stringify(THEME_KEY)})==='light')document.documentElement.classList.remove('dark')}catch{}`
const themeHash = createHash('sha256').update(themeScript).digest('base64')

// Nothing of these pages is for search engines, other sites or a shared computer's cache, and they run no other script.
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${themeHash}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
}

/** A page about one person's data that looks like the site: a released page with other content. */
export async function sitePage({ content, locale, path, status = 200, title }: SitePage): Promise<Response> {
  const released = await fetchReleasedPage(localePath(locale, '/thank-you'))
  const page =
    released &&
    filled(released, { content, title, ...(path ? { inOther: `${path}?lang=${otherLocale(locale)}` } : {}) })
  return new Response(page || plain({ content, locale, title, ...(path ? { path } : {}) }), { status, headers })
}

// The site's own styles are those of its components; what stands between the parts of these pages is said here.
const styles = `<style>
.desk-page { display: grid; gap: 1rem; justify-items: start; padding-block: 3rem 4rem }
.desk-page > * { inline-size: 100%; margin: 0 }
.desk-page h2 { margin-block-start: 1.5rem; padding-block-start: 2rem; border-block-start: 1px solid color-mix(in srgb, currentcolor 20%, transparent) }
.desk-page section { display: grid; gap: 0.6rem }
.desk-page section p { margin: 0 }
.desk-page form, .desk-page fieldset { display: grid; gap: 1.25rem; margin: 0 }
.desk-page fieldset { min-inline-size: 0; padding: 0; border: 0 }
.desk-page legend { padding: 0; margin-block-end: 0.9rem; font-weight: 600 }
.desk-page form p { margin: 0 }
.desk-page blockquote { padding-inline-start: 1rem; border-inline-start: 2px solid color-mix(in srgb, currentcolor 40%, transparent) }
.desk-page bdi { display: inline-block }
.desk-page .field { display: grid; gap: 0.4rem }
.desk-page [role='status'] { padding: 0.9rem 1.1rem; border-inline-start: 4px solid; border-radius: 0.25rem; background: color-mix(in srgb, currentcolor 8%, transparent) }
</style>`

const theme = `<script>${themeScript}</script>`

const unwanted = new Set(['canonical', 'alternate', 'modulepreload', 'manifest', 'prefetch'])

/** What does something by script alone, and links that are about the released page itself. */
const isIdle = (element: Element) =>
  element.tagName === 'script' ||
  attribute(element, 'data-theme-toggle') !== undefined ||
  (element.tagName === 'link' && unwanted.has(attribute(element, 'rel') ?? ''))

const isOtherLanguage = (element: Element) =>
  element.tagName === 'a' && attribute(element, 'rel') === 'alternate' && attribute(element, 'hreflang') !== undefined

interface Filling extends Pick<SitePage, 'content' | 'title'> {
  inOther?: string
}

function filled(released: string, { content, inOther, title }: Filling): string | undefined {
  const page = parse(released)
  const elements = [...elementsIn(page)]
  const main = elements.find(({ tagName }) => tagName === 'main')
  const container = main && [...elementsIn(main)].find((element) => attribute(element, 'data-width') === 'page')
  if (!main || !container) return undefined
  for (const element of elements) {
    if (isIdle(element)) defaultTreeAdapter.detachNode(element)
    if (isOtherLanguage(element)) {
      if (inOther) setAttribute(element, 'href', inOther)
      else defaultTreeAdapter.detachNode(element)
    }
    if (element.tagName === 'title') setText(element, title)
    if (element.tagName === 'head') element.childNodes = [...parseFragment(theme).childNodes, ...element.childNodes]
    if (attribute(element, 'name') === 'robots') setAttribute(element, 'content', 'noindex, nofollow')
  }
  put(main, [container])
  setAttribute(container, 'data-width', 'prose')
  put(container, parseFragment(`${styles}<div class="desk-page">${content.text}</div>`).childNodes)
  return serialize(page)
}

function put(parent: Element, children: Element['childNodes']): void {
  parent.childNodes = []
  for (const child of children) defaultTreeAdapter.appendChild(parent, child)
}

/** The page while there is no released one to stand in. */
const plain = ({ content, locale, path, title }: Omit<SitePage, 'status'>) => {
  const other = otherLocale(locale)
  return html`<!doctype html>
    <html lang="${locale}" dir="${directionOf[locale]}">
      <meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><meta
        name="robots"
        content="noindex, nofollow"
      />
      <title>${title}</title>
      <style>
        body {
          max-inline-size: 42rem;
          margin: 2rem auto;
          padding-inline: 1rem;
          font:
            1rem/1.6 system-ui,
            sans-serif;
        }
        bdi {
          display: inline-block;
        }
      </style>
      <main>
        ${path && html`<p><a href="${path}?lang=${other}" lang="${other}" hreflang="${other}">${localeNames[other]}</a></p>`}
        ${content}
      </main>
    </html> `.text
}
