import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localePath } from '@diwan/shared/content'
import { entriesMessages } from '@diwan/shared/messages/entries'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { expect, test } from '../../scripts/test/journey'
import { aPerson, linkIn, openDesk, type Person } from './hiringDesk'

const dataDir = join(import.meta.dirname, '../../.data/journeys')

/** Files of the whole system that hold one of these texts: database, log, mirror, releases, uploads, mails, logs. */
async function filesWith(texts: string[]): Promise<string[]> {
  const needles = texts.map((text) => Buffer.from(text))
  const found: string[] = []
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    // A release may be tidied away meanwhile.
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    if (needles.some((needle) => bytes.includes(needle))) found.push(path.slice(dataDir.length))
  }
  return found
}

const identityOf = ({ email, name, phone }: Person) => [name, email, phone.slice(4)]

for (const locale of ['en', 'ar'] as const) {
  const words = hiringMessages[locale].candidate

  test(`a candidate withdraws one application and erases everything, by a link and without an account (${locale})`, async ({
    page,
    request,
  }) => {
    const desk = await openDesk(request)
    const person = aPerson('Huda')
    const ids = [
      await desk.apply(person, locale),
      await desk.apply({ ...person }, locale, await vacancyOf(desk)),
    ] as const

    await page.goto(localePath(locale, '/careers'))
    await page.getByRole('link', { name: entriesMessages[locale].ownApplication.link }).click()
    await page.getByLabel(words.email).fill(person.email)
    await page.getByRole('button', { name: words.ask }).click()
    await expect(page.getByRole('status')).toContainText(words.said.linkSent)
    const isLink = ({ subject }: { subject: string }) => subject === words.linkSubject
    await expect.poll(async () => (await desk.mailsTo(person.email)).some(isLink)).toBe(true)
    const letter = (await desk.mailsTo(person.email)).find(isLink)!

    await page.goto(await linkIn(letter, '/api/candidate/'))
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
    await expect(page.getByText(words.stage.new)).toHaveCount(2)
    await page.getByRole('link', { name: words.withdraw }).first().click()
    await page.getByRole('link', { name: words.withdrawing.keep }).click()
    await page.getByRole('link', { name: words.withdraw }).first().click()
    await page.getByRole('button', { name: words.withdrawing.confirm }).click()
    await expect(page.getByRole('status')).toContainText(words.said.withdrawn)
    const stages = await Promise.all(ids.map(async (id) => (await desk.application(id)).stage))
    expect(stages.toSorted()).toEqual(['new', 'withdrawn'])

    expect(await filesWith(identityOf(person))).not.toEqual([])
    await page.getByLabel(words.eraseSure).check()
    await page.getByRole('button', { name: words.erase }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.erasedTitle)
    await expect(page.getByText(/DEL-[0-9A-F]{12}/)).toBeVisible()

    // Files are wiped by a job after the commit.
    await expect.poll(() => filesWith(identityOf(person)), { timeout: 60_000 }).toEqual([])
    expect((await desk.application(ids[0])).applicant.name).not.toContain(person.name)
  })
}

async function vacancyOf(desk: Awaited<ReturnType<typeof openDesk>>): Promise<string> {
  // One that asks nothing that a submission would have to answer.
  const { docs } = await desk.get<{ docs: { id: string; questions?: unknown[] }[] }>(
    '/api/vacancies?where[state][equals]=open&limit=20&depth=0',
  )
  return docs.find(({ questions }) => (questions ?? []).length === 0)?.id ?? ''
}
