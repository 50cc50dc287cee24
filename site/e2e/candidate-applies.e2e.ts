import { expect, test, type Page } from '../../scripts/test/journey'

const cv = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n1 0 obj<<>>endobj\n% ${crypto.randomUUID()}\ntrailer<<>>\n%%EOF`),
})
const form = (page: Page) => page.locator('form[data-form=application]')
const fill = async (page: Page, name: string) => {
  await form(page).locator('[name=name]').fill(name)
  await form(page).locator('[name=email]').fill(`candidate-${crypto.randomUUID()}@example.com`)
  await form(page).locator('[name=phone]').fill('0501234567')
}

test('a file that is no CV is one clear sentence, and the right one is chosen once', async ({ page }) => {
  await page.goto('/careers')
  await fill(page, 'Omar Hassan')
  await form(page)
    .locator('[name=cv]')
    .setInputFiles({ ...cv('cv.pdf'), buffer: Buffer.from('<!doctype html><p>CV</p>') })
  await form(page).locator('[name=consent]').check()
  await form(page).locator('[type=submit]').click()
  const summary = form(page).locator('[data-error-summary]')
  await expect(summary.getByRole('link')).toHaveText(['The file must be a PDF, DOC, DOCX, ODT, RTF, JPG or PNG'])

  await form(page).locator('[name=cv]').setInputFiles(cv('cv.pdf'))
  await form(page).locator('[name=name]').fill('')
  await form(page).locator('[type=submit]').click()
  await expect(summary.getByRole('link')).toHaveText(['Enter your full name'])
  await expect(form(page).getByText('Chosen: cv.pdf')).toBeVisible()

  await form(page).locator('[name=name]').fill('Omar Hassan')
  await form(page).locator('[type=submit]').click()
  await expect(page).toHaveURL(/\/thank-you\?reference=/)
})

test('a press that hydration comes between is not lost: the form stands still under the pointer', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/_astro/ApplyForm*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/careers')
  await form(page).locator('[name=cv]').setInputFiles(cv('cv.pdf'))
  const consent = form(page).locator('[name=consent]')
  await consent.scrollIntoViewIfNeeded()
  const box = (await consent.boundingBox())!

  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  scripts.resolve()
  await expect(page.locator('astro-island:not([ssr]) form[data-form=application]')).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.mouse.up()

  await expect(consent).toBeChecked()
  expect(await consent.boundingBox()).toEqual(box)
})

test('what judges an application is loaded once the candidate stands in the form, not for who only reads', async ({
  page,
}) => {
  const judges: string[] = []
  page.on('request', (request) => void (/\/judged\./.test(request.url()) && judges.push(request.url())))
  await page.goto('/careers')
  await page.mouse.move(100, 100)
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  expect(judges).toEqual([])

  await page.locator('#apply-name').focus()
  await expect.poll(() => judges.length).toBe(1)
})

test('without JavaScript an application is answered with its page, and goes on to the thank-you page', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/careers')
  await fill(page, 'Layla Ahmed')
  await form(page).locator('[name=cv]').setInputFiles(cv('cv.pdf'))
  await form(page).locator('[type=submit]').click()
  await expect(page.locator('[data-error-summary]')).toContainText('Confirm that we may use your details')
  await expect(form(page).locator('[name=name]')).toHaveValue('Layla Ahmed')

  // No browser sends a file back that the server answered with.
  await form(page).locator('[name=cv]').setInputFiles(cv('cv.pdf'))
  await form(page).locator('[name=consent]').check()
  await form(page).locator('[type=submit]').click()
  await expect(page).toHaveURL(/\/thank-you\?reference=.*about=application/)
  await expect(page.getByRole('link', { name: 'See or erase your application' })).toBeVisible()
})
