import { expect, test } from 'vitest'
import { tagsOf } from '../html/tagsOf.ts'
import { checkMarkup } from './checkMarkup.ts'
import { localReferences } from './localReferences.ts'
import { partMarkup } from './partMarkup.ts'

const page = (body: string, title = 'A page') =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body}</body></html>`

const problemsOf = (html: string) => checkMarkup('/x', html, tagsOf(html))

test('links, pictures, sets of pictures, forms and full addresses of this site are references', () => {
  const html = page(`<a href="/about?x=1#top">About</a><a href="https://site.example/lost">Lost</a>
    <img src="/media/a.webp" srcset="/media/b.webp 480w, /media/c.webp 960w"><a href="caf%C3%A9">Beside</a>`)

  expect([...localReferences('/x', tagsOf(html), 'https://site.example')].sort()).toEqual(
    ['/about', '/café', '/lost', '/media/a.webp', '/media/b.webp', '/media/c.webp'].sort(),
  )
})

test('pictures that are loaded ahead or shown where the page is shared are references too', () => {
  const html =
    page(`<link rel="preload" as="image" imagesrcset="/media/d.webp 480w"><video poster="/media/p.webp"></video>
    <meta property="og:image" content="https://site.example/media/o.png"><meta name="twitter:image" content="/media/t.png">
    <meta name="description" content="/media/none.png">`)

  expect([...localReferences('/x', tagsOf(html), 'https://site.example')].sort()).toEqual(
    ['/media/d.webp', '/media/o.png', '/media/p.webp', '/media/t.png'].sort(),
  )
})

test('a link that is not shown while nothing is there is a reference all the same: one that never led anywhere is refused', () => {
  const html = page('<ul><template data-gone="/services/zakat?x=1"></template></ul>')

  expect([...localReferences('/x', tagsOf(html), 'https://site.example')]).toEqual(['/services/zakat'])
  expect(problemsOf(html)).toEqual([])
})

test('an address is read as a browser reads it, with its references turned back', () => {
  const html = page('<a href="/r&amp;d?a=1&amp;b=2">R&amp;D</a><a href="/it&#39;s">It’s</a>')

  expect([...localReferences('/x', tagsOf(html), 'https://site.example')]).toEqual(['/r&d', "/it's"])
})

test('other sites, services, anchors and text in scripts are not', () => {
  const html =
    page(`<a href="#here">Here</a><a href="https://other.example/y">Other</a><a href="mailto:a@b.example">Mail</a>
    <form action="/api/contacts/submit"></form><a href="/admin">Staff</a><a href="/preview/about?token=t">Draft</a><script>const text = '<a href="/nowhere">'</script>`)

  expect([...localReferences('/x', tagsOf(html), 'https://site.example')]).toEqual([])
})

test('a path relative to its page means another one on another page', () => {
  const tags = [...tagsOf(page('<a href="beside">Beside</a><a href="/about?a">About</a>'))]

  expect([...localReferences('/x', tags, 'https://site.example')]).toEqual(['/beside', '/about'])
  expect([...localReferences('/y/z', tags, 'https://site.example')]).toEqual(['/y/beside', '/about'])
})

test('words about markup refer to nothing', () => {
  const html = page(`<p title=" src=/a <img src=/b>">An &lt;img src=/c onerror=x&gt; and &lt;a href="/d"&gt;</p>`)

  expect([...localReferences('/x', tagsOf(html), 'https://site.example')]).toEqual([])
})

test('a whole page has nothing wrong with it', () => {
  expect(problemsOf(page('<main><!-- <nav> --><svg><title>A</title></svg><br></main>'))).toEqual([])
  expect(problemsOf(page('<main><img alt="<script> and <main>"></main>'))).toEqual([])
})

test('a page that ends too early, has no title or no hash of its own is refused', () => {
  expect(problemsOf('<!doctype html><title>T</title><body><main>')).toEqual(['/x has a <main> without its other half.'])
  expect(problemsOf(page('', ' '))).toEqual(['/x has no title.'])
  expect(problemsOf(page('__DIWAN_PAGE_HASH__'))).toEqual(['/x was rendered without its own hash.'])
})

test('shared markup is looked over apart from the page, unless something is wrong with it', () => {
  const menu = { html: '<nav><a href="/services">Services</a></nav>' }
  const broken = { html: '<nav><a href="/lost">Lost</a>' }

  const { own, addresses } = partMarkup(page(`${menu.html}<p>Own</p>${broken.html}`), [menu, broken])

  expect(addresses).toEqual(['/services'])
  expect(own).toBe(page(`<p>Own</p>${broken.html}`))
  expect(problemsOf(own)).toHaveLength(1)
})
