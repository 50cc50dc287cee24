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

test('a candidate applies in Arabic from a narrow telephone, by touch', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto('/ar/careers')
  expect(await form(page).locator('.field').count()).toBeLessThanOrEqual(8)

  await fill(page, 'هدى الحربي')
  await form(page).locator('[name=cv]').setInputFiles(cv('سيرة.pdf'))
  await form(page).locator('[name=consent]').tap()
  await form(page).locator('[type=submit]').tap()

  await expect(page).toHaveURL(/\/ar\/thank-you\?reference=/)
  await expect(page.locator('[data-slot=reference]')).toHaveText(/^DW-/)
  await expect(page.locator('p[data-when=application]')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

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
})

test('a visitor writes with the keyboard alone', async ({ page }) => {
  await page.goto('/contact-us')
  const contact = page.locator('form[data-form=contact]')
  await contact.locator('[name=name]').focus()
  await page.keyboard.type('Huda Alharbi')
  await page.keyboard.press('Tab')
  await page.keyboard.type('huda@example.com')
  // The country's button, then the number.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(contact.locator('[name=phone]')).toBeFocused()
  await page.keyboard.type('0501234567')
  await page.keyboard.press('Tab')
  await expect(contact.locator('[name=topic]')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('We would like to talk.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(contact.locator('[name=consent]')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(contact.locator('[type=submit]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/thank-you\?reference=/)
})
