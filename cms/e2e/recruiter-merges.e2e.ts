import { hiringMessages } from '@diwan/shared/messages/hiring'
import { expect, test } from '../../scripts/test/journey'
import { aPerson, openAdmin, openDesk } from './hiringDesk'

for (const locale of ['en', 'ar'] as const) {
  const { panel: text } = hiringMessages[locale]

  test(
    `two records of one person are merged with nothing lost (${locale})`,
    { tag: '@pdf' },
    async ({ browser, baseURL, request }) => {
      const desk = await openDesk(request)
      const one = aPerson('Salma')
      const other = { ...one, email: `second-${one.email}` }
      const ids = [await desk.apply(one, locale), await desk.apply(other, locale)] as const
      const page = await openAdmin(browser, baseURL, desk.token, locale)
      await page.goto(`/admin/auth/applications?open=${ids[0]}`)
      const panel = page.locator('.hiring-panel')
      await expect(panel.getByRole('heading', { name: text.duplicates })).toBeVisible()

      await panel.getByRole('button', { name: text.merge }).click()
      const question = page.getByRole('alertdialog', { name: text.mergeSure(one.name) })
      // A CV that has come meanwhile leaves the question open.
      await panel.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
        const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
        frame.src = new URL('?again', frame.src).href
        return isLoaded
      })
      await question.getByRole('button', { name: text.merge }).click()

      await expect(panel.getByRole('heading', { name: text.duplicates })).toHaveCount(0)
      await expect(panel.getByRole('heading', { name: text.others })).toBeVisible()
      const [kept, moved] = await Promise.all(ids.map((id) => desk.application(id)))
      expect(moved?.applicant.id).toBe(kept?.applicant.id)
      const known = [kept?.applicant.email, ...(kept?.applicant.alsoKnownAs ?? []).map(({ value }) => value)]
      expect(known).toEqual(expect.arrayContaining([one.email, other.email]))
      await page.context().close()
    },
  )
}
