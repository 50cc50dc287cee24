import { localePath } from '@diwan/shared/content'
import { formsMessages } from '@diwan/shared/messages/forms'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { expect, test } from '../../scripts/test/journey'
import { linkIn, openDesk } from './hiringDesk'

for (const locale of ['en', 'ar'] as const) {
  const words = hiringMessages[locale].alerts

  test(`a visitor without scripts asks for job alerts and says yes by mail (${locale})`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const desk = await openDesk(request)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    const email = `alerts-${crypto.randomUUID().slice(0, 8)}@visitors.example`
    const alert = async () => {
      const where = new URLSearchParams({ 'where[email][equals]': email, depth: '0' })
      return (await desk.get<{ docs: { confirmedAt?: string; city?: string }[] }>(`/api/job-alerts?${where}`)).docs[0]
    }

    await page.goto(localePath(locale, '/careers'))
    const form = page.locator('#alerts form')
    await form.getByLabel(formsMessages[locale].label.email).fill(email)
    const city = form.getByLabel(words.city)
    await city.selectOption({ index: 1 })
    const chosen = await city.inputValue()
    await form.getByRole('button', { name: words.subscribe }).click()
    await expect(page.getByRole('status')).toContainText(words.said.asked)
    expect(await alert()).toMatchObject({ city: chosen })
    expect((await alert())?.confirmedAt ?? null).toBeNull()

    const [letter] = await desk.mailsTo(email)
    await page.goto(await linkIn(letter!, '/api/alerts/confirm/'))
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page.getByRole('status')).toContainText(words.said.confirmed)
    expect((await alert())?.confirmedAt).toBeTruthy()
    await context.close()
  })
}
