import { expect, test } from 'vitest'
import { hashAfter, hashOf, PageTrace } from '../../store/PageTrace.ts'
import { MarkupRenewal, type PageFiles } from './MarkupRenewal.ts'

const NAME = 'menus'
const MENU = 'navigation.find("ar")'

interface Page {
  title: string
  menu: unknown
  markup?: string
  /** Stands in the page besides the markup. */
  more?: string
}

const answersOf = ({ title, menu }: Page) =>
  Object.entries({ [MENU]: menu, 'blogs.find("a")': { title }, 'settings.find': 'S' }).map(([key, answer]) => ({
    key,
    text: JSON.stringify(answer),
    digest: `digest of ${JSON.stringify(answer)}`,
  }))

const markupOf = ({ menu, markup = `<nav class="menu"><a href="/x">${String(menu)}</a></nav>` }: Page) => markup

function traceOf(page: Page): PageTrace {
  const trace = new PageTrace()
  const menu = new PageTrace()
  for (const { key, text, digest } of answersOf(page)) {
    const record = { key, name: key, args: undefined, digest, dependencies: [], children: new Set<never>() }
    ;(key === MENU ? menu : trace).add(record, JSON.parse(text), text)
  }
  trace.addMarkup(NAME, markupOf(page), menu)
  return trace
}

/** What rendering a page gives. */
function filesOf(page: Page): PageFiles {
  const trace = traceOf(page)
  const html = `<html data-page="${trace.hash}"><h1>${page.title}</h1>${markupOf(page)}${page.more ?? ''}</html>`
  return { html: Buffer.from(html), payload: Buffer.from(`{"hash":"${trace.hash}","data":${trace.json}}`) }
}

/** A renewal that has learned what the menu is now. */
function learned(before: Page, after: Page): MarkupRenewal {
  const known = { name: NAME, html: markupOf(before), keys: [MENU] }
  const menuOf = (page: Page) => answersOf(page).filter(({ key }) => key === MENU)
  const renewal = new MarkupRenewal({
    markups: new Map([[NAME, known]]),
    // Only what the menu is made of was asked again.
    fresh: new Map(menuOf(after).map((answer) => [answer.key, answer])),
    before: new Map(menuOf(before).map(({ key, digest }) => [key, digest])),
  })
  renewal.learn(NAME, traceOf({ ...after, title: 'By itself' }))
  return renewal
}

/** Whether another page is renewed, and to what rendering it would give. */
function renew(renewal: MarkupRenewal, before: Page, after: Page): 'as rendered' | 'otherwise' | null {
  const made = renewal.put([NAME], filesOf(before))
  if (made === null) return null
  const rendered = filesOf(after)
  return made.html.equals(rendered.html) && made.payload.equals(rendered.payload) ? 'as rendered' : 'otherwise'
}

test('a page gets the new markup, payload and hash that rendering would give it', () => {
  const before = { title: 'مقال', menu: 'خدمات' }
  const after = { title: 'مقال', menu: 'حلول "جديدة", "blogs.find(\\"a\\")":' }

  expect(renew(learned(before, after), before, after)).toBe('as rendered')
})

test('nothing is put of markup before it was learned, nor when it cannot be rendered by itself', () => {
  const before = { title: 'A', menu: 'old' }
  const known = { name: NAME, html: markupOf(before), keys: [MENU] }
  const renewal = new MarkupRenewal({ markups: new Map([[NAME, known]]), fresh: new Map(), before: new Map() })

  expect(renewal.unknownOf([NAME])).toEqual([NAME])
  expect(renewal.put([NAME], filesOf(before))).toBeNull()

  renewal.learn(NAME, null)

  expect(renewal.unknownOf([NAME])).toEqual([])
  expect(renewal.put([NAME], filesOf(before))).toBeNull()
})

test('a page in which the markup stands twice, or not at all, is rendered', () => {
  const before = { title: 'A', menu: 'old' }
  const after = { title: 'A', menu: 'new' }
  const renewal = learned(before, after)

  expect(renew(renewal, before, after)).toBe('as rendered')
  expect(renew(renewal, { ...before, more: markupOf(before) }, after)).toBeNull()
  // The others are renewed as before.
  expect(renew(renewal, before, after)).toBe('as rendered')
  const others = filesOf({ ...before, markup: '<nav>another</nav>' })
  expect(renewal.put([NAME], others)).toBeNull()
})

test.each([
  ['other classes, so perhaps another stylesheet', '<nav class="menu wide">new</nav>'],
  ['another picture', '<nav class="menu"><img src="/media/0123456789abcdef.webp"></nav>'],
  ['another script', '<nav class="menu">new<script>start()</script></nav>'],
  ['an address that means another page on each page', '<nav class="menu"><a href="beside">new</a></nav>'],
  ['an element without its other half', '<nav class="menu">new'],
  ['nothing at all', ''],
])('markup that has %s is not put into pages', (_what, markup) => {
  const before = { title: 'A', menu: 'old' }
  const renewal = learned(before, { title: 'A', menu: 'new', markup })

  expect(renewal.put([NAME], filesOf(before))).toBeNull()
})

test.each([null, 1, -2.5, true, '', 'a "quoted" \\ word', [], [[1], { a: ']' }], {}, { b: { c: '}{' } }])(
  'an answer that is %j is put in the place of another, and another in its place',
  (menu) => {
    const markup = '<nav class="menu">the same</nav>'
    const [some, other] = [menu, { another: ['answer'] }].map((one) => ({ title: 'A', menu: one, markup })) as [
      Page,
      Page,
    ]

    expect(renew(learned(some, other), some, other)).toBe('as rendered')
    expect(renew(learned(other, some), other, some)).toBe('as rendered')
  },
)

test('the hash of a page is that of all its answers, in any order, and follows each that changes', () => {
  const page = { title: 'A', menu: 'old' }
  const answers = answersOf(page)
  const [first, ...rest] = answers as [(typeof answers)[number], ...typeof answers]
  const changed = { ...first, digest: 'another' }

  expect(traceOf(page).hash).toBe(hashOf(answers))
  expect(hashOf(answers.toReversed())).toBe(hashOf(answers))
  expect(hashOf(answers)).toMatch(/^[0-9a-f]{32}$/)
  expect(hashAfter(hashOf(answers), [first], [changed])).toBe(hashOf([changed, ...rest]))
  expect(hashOf([changed, ...rest])).not.toBe(hashOf(answers))
})
