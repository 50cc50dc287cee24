import { overflow } from '../../scripts/audit/a11y/runAxe'
import { expect, test } from '../../scripts/test/journey'

const NARROW = { width: 360, height: 800 }

// One of each template that editors write for.
const written = [
  '/',
  '/ar',
  '/articles',
  '/blog/regional-headquarters-explained',
  '/ar/news/annual-review-2025-published',
  '/careers',
  '/ar/job-details/data-engineer-riyadh',
  '/clients',
  '/ar/partners',
  '/contact-us',
  '/leadership',
  '/media-kit',
  '/reports-publications',
  '/ar/services/hr-management',
  '/solutions/banking-finance',
]
const longWords = ['https://www.example.com/'.padEnd(70, 'path-'), 'بالاستراتيجيات'.repeat(6)]

for (const path of written) {
  test(`a word longer than its line breaks wherever it stands on ${path}`, async ({ page }) => {
    await page.setViewportSize(NARROW)
    await page.goto(path)
    const wide = await page.evaluate((words) => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      return texts.flatMap((text) => {
        const parent = text.parentElement as HTMLElement
        // Dates and numbers are never that long; what is not seen may be as wide as it likes.
        const isLeft = 'script, style, svg, select, textarea, time, .visually-hidden, .trap, [hidden]'
        if (!text.data.trim() || !parent.closest('main, footer') || parent.closest(isLeft)) return []
        const range = document.createRange()
        range.selectNodeContents(text)
        if (range.getBoundingClientRect().width === 0) return []
        const own = text.data
        const isWide = words.some((word) => {
          text.data = word
          const { left, right } = range.getBoundingClientRect()
          return left < -1 || right > innerWidth + 1 || document.documentElement.scrollWidth > innerWidth
        })
        text.data = own
        return isWide ? [`${parent.tagName.toLowerCase()}.${parent.className}: ${own.trim().slice(0, 40)}`] : []
      })
    }, longWords)

    expect(wide).toEqual([])
    expect(await overflow(page)).toEqual([])
  })
}

for (const path of ['/styleguide/specimens', '/ar/styleguide/specimens']) {
  test(`a company without a logo and with a long name leaves the page its room on ${path}`, async ({ page }) => {
    await page.setViewportSize(NARROW)
    await page.goto(path)
    const header = page.getByRole('banner')
    const before = await header.evaluate(({ clientHeight }) => clientHeight)
    const isWhole = await header.evaluate((element) => {
      const name = document.querySelector('[data-specimen="wordmark"] > *')!
      element.querySelector('.home')!.replaceChildren(name)
      return name.textContent.trim().length > 60
    })

    expect(isWhole).toBe(true)
    expect(await header.evaluate(({ clientHeight }) => clientHeight)).toBe(before)
    expect(await overflow(page)).toEqual([])
  })
}

test('stressed words are slanted in English, and in Arabic, which has no slanted letters, underlined', async ({
  page,
}) => {
  const looks = () =>
    page
      .locator('.prose em')
      .first()
      .evaluate((words) => {
        const { fontStyle, fontSynthesisStyle, textDecorationLine } = getComputedStyle(words)
        return { fontStyle, fontSynthesisStyle, textDecorationLine }
      })
  await page.goto('/blog/useful-ai-for-arabic-documents')
  expect(await looks()).toEqual({ fontStyle: 'italic', fontSynthesisStyle: 'auto', textDecorationLine: 'none' })

  await page.goto('/ar/blog/useful-ai-for-arabic-documents')
  expect(await looks()).toMatchObject({ fontStyle: 'normal', textDecorationLine: 'underline' })
})

test('the groups of a telephone number stand in their order among Arabic words', async ({ page }) => {
  await page.goto('/ar/corporate-governance')
  const order = await page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const number = /\+966 11 555 0199/.exec(text.data)
      if (!number) continue
      const [first, last] = [number.index, number.index + number[0].length - 1].map((at) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().left
      }) as [number, number]
      return Math.sign(last - first)
    }
    return null
  })

  expect(order).toBe(1)
})

test('the sign at the end of a name stands behind it wherever editors’ words do', async ({ page }) => {
  await page.goto('/ar/styleguide/specimens')
  const { count, turned } = await page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (const details of main.querySelectorAll('details')) details.open = true
    const leftOf = (text: Text, at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    }
    const found: { where: string; isTurned: boolean }[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const at = text.data.indexOf('C++')
      const parent = text.parentElement
      if (at === -1 || !parent || parent.closest('.visually-hidden, [hidden]')) continue
      const where = `${parent.closest('[aria-labelledby]')?.getAttribute('aria-labelledby')} ${parent.className}`
      found.push({ where, isTurned: leftOf(text, at + 2) < leftOf(text, at) })
    }
    return { count: found.length, turned: found.filter(({ isTurned }) => isTurned).map(({ where }) => where) }
  })

  expect(count).toBeGreaterThan(10)
  expect(turned).toEqual([])
})

const untranslated = [
  { path: '/ar/blog/seven-vat-mistakes-we-keep-finding', lang: 'en', letters: 'Latin' },
  { path: '/blog/family-charter-before-the-third-generation', lang: 'ar', letters: 'Arabic' },
  { path: '/ar/news/market-entry-clinic-for-european-companies', lang: 'en', letters: 'Latin' },
]
const translated = '/ar/news/annual-review-2025-published'
for (const { path, lang, letters } of untranslated) {
  test(`all words of the other language on ${path} say which it is`, async ({ page }) => {
    await page.goto(path)
    const unsaid = await page.locator('main').evaluate(
      (main, { lang, letters }) => {
        // Names of people and of things are the same in both.
        const sentence = new RegExp(`^[\\s\\P{L}\\p{Script=${letters}}]{12,}$`, 'u')
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (walker.nextNode()) {
          const { data, parentElement } = walker.currentNode as Text
          const isWord = sentence.test(data) && /\p{L}{2}/u.test(data)
          if (!isWord || !parentElement || parentElement.closest('script, style, .ltr')) continue
          if (parentElement.closest<HTMLElement>('[lang]')?.lang !== lang) found.push(data.trim())
        }
        return found
      },
      { lang, letters },
    )

    expect(unsaid).toEqual([])
    await expect(page.locator('.breadcrumbs [aria-current]')).toHaveAttribute('lang', lang)
  })
}

test('an untranslated article begins at the edge it is read from, in the letters of its language', async ({ page }) => {
  const [{ path }] = untranslated as [(typeof untranslated)[number]]
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  const leftOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left)

  expect(await leftOf('h1')).toBe(await leftOf('.cover'))
  await expect(page.locator('link[rel="preload"][href*="latin"]')).toHaveCount(1)
})

test('a heading that says its language has the lines of the other headings', async ({ page }) => {
  await page.goto('/blog/useful-ai-for-arabic-documents')
  const heading = page.locator('.prose h2').first()
  const lineHeight = await heading.evaluate((element) => getComputedStyle(element).lineHeight)
  await heading.evaluate((element) => element.setAttribute('lang', 'en'))

  await expect(heading).toHaveCSS('line-height', lineHeight)
})

test('an introduction in Arabic has looser lines than one in English', async ({ page }) => {
  const linesOf = async (path: string) => {
    await page.goto(path)
    return page.locator('main .lead').evaluate((lead) => {
      const { lineHeight, fontSize } = getComputedStyle(lead)
      return parseFloat(lineHeight) / parseFloat(fontSize)
    })
  }
  const english = await linesOf('/blog/useful-ai-for-arabic-documents')

  expect(await linesOf('/ar/blog/useful-ai-for-arabic-documents')).toBeGreaterThan(english + 0.1)
})

test('a name that both languages share says which it is written in', async ({ page }) => {
  await page.goto(translated)
  const name = page.locator('.press bdi')
  await expect(name).toHaveAttribute('lang', 'en')
  await page.goto(translated.replace('/ar', ''))
  await expect(name).not.toHaveAttribute('lang')
})

test('code in an Arabic article runs from left to right and scrolls within itself', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await page.goto('/ar/blog/useful-ai-for-arabic-documents')
  // As the renderer writes it; no article of the demonstration has any.
  await page.locator('.prose').evaluate((prose) => {
    const code = `<pre dir="ltr" tabindex="0"><code>${'const total = 0; '.repeat(9)}</code></pre>`
    prose.insertAdjacentHTML('afterbegin', code)
  })
  const code = page.locator('.prose pre')

  expect(await overflow(page)).toEqual([])
  expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  await code.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})
