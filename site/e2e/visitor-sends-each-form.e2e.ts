import { formsMessages } from '@diwan/shared/messages/forms'
import type { BrowserContextOptions } from '@playwright/test'
import { expect, test, type Page } from '../../scripts/test/journey'
import { Visitor, type Way } from './Visitor'

type Locale = 'en' | 'ar'

const people = {
  en: {
    name: 'Huda Alharbi',
    phone: '050 123 4567',
    city: 'Jeddah',
    text: 'We would like to open an office in Riyadh.',
  },
  ar: { name: 'هدى الحربي', phone: '٠٥٠١٢٣٤٥٦٧', city: 'جدة', text: 'نرغب في افتتاح مكتب في الرياض.' },
}
const cv = {
  name: 'سيرة ذاتية.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
}

const forms = [
  { form: 'contact', path: '/contact-us', minutes: 1 },
  { form: 'partner-enquiry', path: '/partners', minutes: 1 },
  { form: 'report-request', path: '/reports-publications/month-end-close-study-2026', minutes: 1 },
  { form: 'application', path: '/careers', minutes: 3 },
  { form: 'application', path: '/job-details/senior-tax-consultant-riyadh', minutes: 3 },
  { form: 'application', path: '/job-details/graduate-elite-program-2027', minutes: 3 },
]

const devices: { name: string; way: Way; options: BrowserContextOptions }[] = [
  { name: 'with the keyboard alone', way: 'keyboard', options: { viewport: { width: 1280, height: 800 } } },
  {
    name: 'by touch, 360 px wide',
    way: 'touch',
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
  { name: 'without JavaScript', way: 'mouse', options: { javaScriptEnabled: false } },
]

/** Over how many lines the text of an element runs. */
const countLines = (element: Element): number => {
  const text = document.createRange()
  text.selectNodeContents(element)
  return new Set([...text.getClientRects()].map(({ top }) => top)).size
}

const fits = async (page: Page) =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) <= (page.viewportSize()?.width ?? 0)

/** Where a visitor is after sending, and what the page says about it. */
async function placeOf(page: Page): Promise<string> {
  const said = await page
    .locator('[role=alert]:visible, [role=status]:visible')
    .allInnerTexts()
    // The page may be leaving.
    .catch(() => [])
  return [page.url(), ...said].join('\n')
}

/** Fills in what the form asks for, from its first field to its last, and sends it. */
async function fillIn(visitor: Visitor, kind: string, locale: Locale): Promise<void> {
  const form = visitor.page.locator(`form[data-form=${kind}]`)
  const { city, name, phone, text } = people[locale]
  const field = (named: string) => form.locator(`[name="${named}"]`)
  await visitor.write(field('name'), name)
  await visitor.write(field('email'), `${crypto.randomUUID().slice(0, 8)}@example.com`)
  await visitor.write(field('phone'), phone)
  if (kind === 'application') {
    await visitor.write(field('city'), city)
    await visitor.chooseFile(field('cv'), cv)
  }
  const questions = form.locator('[name^="answers."]')
  for (const question of await questions.all()) {
    const [, first] = await question.locator('option').all()
    if (first) await visitor.choose(question, (await first.getAttribute('value')) ?? '')
    else await visitor.write(question, text)
  }
  if (kind === 'contact' || kind === 'partner-enquiry') await visitor.write(field('message'), text)
  await visitor.tick(field('consent'))
  await visitor.send(form.locator('[type=submit]'))
}

// Every form in each language by every way takes minutes: the suite goes one way for each, another in the other language, the proofs all.
const isChosen = (form: number, way: number, locale: Locale) =>
  Boolean(process.env.PROOFS) || (form + (locale === 'ar' ? 1 : 0)) % devices.length === way

for (const locale of ['en', 'ar'] as const) {
  for (const [wayNumber, { name, options, way }] of devices.entries()) {
    for (const [formNumber, { form, minutes, path }] of forms.entries()) {
      if (!isChosen(formNumber, wayNumber, locale)) continue
      test(`${path}: a visitor sends the form ${name} (${locale})`, async ({ browser }) => {
        const page = await (await browser.newContext(options)).newPage()
        await page.goto(locale === 'ar' ? `/ar${path}` : path)
        const visitor = new Visitor(page, way)
        // What everybody is asked for; the questions of a vacancy come on top.
        const asked = page.locator(`form[data-form=${form}] .field:not(:has([name^="answers."]))`)
        expect(await asked.count()).toBeLessThanOrEqual(8)

        await fillIn(visitor, form, locale)

        const about = { application: 'application', 'report-request': 'report' }[form] ?? 'message'
        await expect
          .poll(() => placeOf(page), { timeout: 15_000 })
          .toMatch(locale === 'ar' ? /\/ar\/thank-you\?reference=/ : /:\d+\/thank-you\?reference=/)
        await expect(page.locator('[data-slot=reference]')).toHaveText(/^DW-/)
        expect(await page.locator('[data-slot=reference]').evaluate(countLines)).toBe(1)
        await expect(page.locator(`p[data-when=${about}]`)).toBeVisible()
        expect(visitor.effort, 'seconds that a person needs').toBeLessThan(minutes * 60)
        test.info().annotations.push({ type: 'effort', description: `${Math.round(visitor.effort)} s` })
        expect(await fits(page)).toBe(true)
      })
    }
  }
}

test('a form sent empty names every fault, in both languages, with and without JavaScript', async ({ browser }) => {
  for (const locale of ['en', 'ar'] as const) {
    const { fault } = formsMessages[locale]
    for (const javaScriptEnabled of [true, false]) {
      const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
      await page.goto(locale === 'ar' ? '/ar/careers' : '/careers')
      await page.locator('form[data-form=application] [type=submit]').click()
      await expect(page.locator('form[data-form=application] [data-error-summary] li')).toHaveText([
        fault.nameRequired,
        fault.emailRequired,
        fault.phoneRequired,
        fault.cvRequired,
        fault.applicantConsentRequired,
      ])
    }
  }
})
