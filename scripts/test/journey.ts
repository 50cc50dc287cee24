import { type BrowserContext, expect, test as plain } from '@playwright/test'

const isViolation = (text: string) => /Content[ -]Security[ -]Policy/i.test(text)

/** A journey: a test of Playwright that fails when any of its pages, in whatever window, breaks its Content-Security-Policy. */
export const test = plain.extend<{ obeyedPolicy: void }>({
  obeyedPolicy: [
    async ({ browser }, use) => {
      const violations: string[] = []
      const watch = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (isViolation(message.text())) violations.push(`${message.page()?.url() ?? ''}: ${message.text()}`)
        })
      }
      browser.contexts().forEach(watch)
      browser.on('context', watch)
      await use()
      browser.off('context', watch)
      // A page's last requests may still be on their way through a test's routes.
      for (const context of browser.contexts()) {
        for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
        await context.unrouteAll({ behavior: 'ignoreErrors' })
      }
      // Windows of ended journeys would take from the next ones' time.
      for (const context of browser.contexts()) await context.close()
      expect(violations, 'broken Content-Security-Policy').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
export type { APIRequestContext, Page } from '@playwright/test'
