import { planMessages } from '@diwan/shared/messages/plans'
import { expect, test, type APIRequestContext, type Page } from '../../scripts/test/journey'
import { accountOf, type Role } from './accountOf'
import { enterPanel } from './enterPanel'
import { tokenOf } from './tokenOf'

interface Desk {
  role: Role
  slug: 'blogs' | 'vacancies'
  /** Where the site shows an entry. */
  shownAt: (slug: string) => string
  /** Fills in what an entry must have before it is published. */
  complete: (page: Page) => Promise<void>
}

async function choose(page: Page, field: string) {
  await page.locator(`#field-${field} .rs__control`).click()
  await page.locator('.rs__option').first().click()
}

async function completeArticle(page: Page) {
  await page.locator('#field-excerpt').fill('What changes, and for whom.')
  await page.locator('.rich-text-lexical [contenteditable=true]').first().click()
  await page.keyboard.type('A few words, so that there is something to read.')
  await choose(page, 'categories')
}

async function completeVacancy(page: Page) {
  await page.locator('#field-summary').fill('Advise clients on their first year in the Kingdom.')
  await page.locator('#field-department').fill('Advisory')
  await page.locator('#field-city').fill('Riyadh')
  for (const field of ['jobTitle', 'workplace', 'employmentType']) await choose(page, field)
}

const article = { slug: 'blogs', shownAt: (slug: string) => `/blog/${slug}`, complete: completeArticle } as const
const vacancy = {
  slug: 'vacancies',
  shownAt: (slug: string) => `/job-details/${slug}`,
  complete: completeVacancy,
} as const
const desks: Desk[] = [
  { role: 'admin', ...article },
  { role: 'editor', ...article },
  { role: 'recruiter', ...vacancy },
]

/** One entry as its writer sees it: by clicks in the admin, and by what the server answers afterwards. */
class Entry {
  readonly page: Page
  readonly request: APIRequestContext
  readonly token: string
  readonly desk: Desk
  id = ''
  address = ''

  constructor(page: Page, request: APIRequestContext, token: string, desk: Desk) {
    this.page = page
    this.request = request
    this.token = token
    this.desk = desk
  }

  get path() {
    return `/admin/auth/${this.desk.slug}/edit/${this.id}`
  }

  async call(query: string) {
    const headers = { Authorization: `JWT ${this.token}` }
    const answer = await this.request.get(`/api/${this.desk.slug}${query}`, { headers })
    return { status: answer.status(), data: (await answer.json()) as Record<string, unknown> }
  }

  /** The title that the newest version holds. */
  async isDraftTitled(title: string) {
    await expect
      .poll(async () => (await this.call(`/${this.id}?draft=true&depth=0&locale=en`)).data.title, { timeout: 30_000 })
      .toBe(title)
  }

  async isLiveAs(title: string) {
    await expect
      .poll(async () => (await (await this.request.get(this.address)).text()).includes(title), { timeout: 30_000 })
      .toBe(true)
  }

  async isGone() {
    await expect.poll(async () => (await this.request.get(this.address)).status(), { timeout: 30_000 }).toBe(404)
  }

  async open() {
    await this.page.goto(`${this.path}?locale=en`)
    await expect(this.page.locator('#field-title')).toBeVisible()
  }

  /** Opens the menu behind the three dots. */
  async more(item: string) {
    await this.page.locator('.doc-controls__popup button').first().click()
    await this.page.locator(item).click()
  }

  async confirm() {
    await this.page.locator('.confirmation-modal #confirm-action:visible').click()
  }

  async create(title: string) {
    await this.page.goto(`/admin/auth/${this.desk.slug}/add?locale=en`)
    await this.page.locator('#field-title').fill(title)
    await this.desk.complete(this.page)
    await this.page.locator('#action-save-draft').click()
    await this.page.waitForURL(/\/edit\/[0-9a-f]{24}/)
    this.id = new URL(this.page.url()).pathname.split('/').at(-1) ?? ''
    await this.isDraftTitled(title)
    this.address = this.desk.shownAt(await this.page.locator('#field-slug').inputValue())
    expect((await this.request.get(this.address)).status(), 'a draft is not public').toBe(404)
  }

  async write(title: string) {
    await this.page.locator('#field-title').fill(title)
    await this.isDraftTitled(title)
  }

  async publish(title: string) {
    await this.page.locator('#action-save').click()
    await this.isLiveAs(title)
  }

  async restore(title: string) {
    const where = `where[parent][equals]=${this.id}&where[version.title][equals]=${encodeURIComponent(title)}`
    const { data } = await this.call(
      `/versions?${where}&where[version._status][equals]=published&where[snapshot][not_equals]=true&locale=en&depth=0`,
    )
    const [version] = data.docs as { id: string }[]
    await this.page.goto(`${this.path}/versions`)
    await this.page.locator(`a[href*="/versions/${version?.id}"]`).first().click()
    await this.page.locator('.restore-version button').first().click()
    await this.confirm()
    await this.isLiveAs(title)
  }

  /** Plans to take one language off the site tomorrow, sees it here and among all plans, and takes it back. */
  async scheduleAndTakeBack(title: string, language: string) {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const words = planMessages[language === 'ar' ? 'ar' : 'en']
    await this.open()
    const panel = this.page.getByRole('region', { name: words.title })
    await panel.getByLabel(words.action).selectOption('unpublish')
    await panel.getByLabel(words.language).selectOption('en')
    await panel.getByLabel(words.time).fill(`${tomorrow}T09:00`)
    await panel.getByRole('button', { name: words.plan }).click()
    await expect(panel.getByRole('listitem')).toContainText(`${words.actions.unpublish} · ${words.languages.en}`)
    await this.page.goto('/admin/auth/planned')
    const row = this.page.getByRole('listitem').filter({ has: this.page.getByRole('link', { name: title }) })
    await expect(row).toContainText(words.actions.unpublish)
    await row.getByRole('button').click()
    await expect(row).toHaveCount(0)
  }

  async deleteAndTakeBack(title: string) {
    await this.open()
    await this.more('#action-delete')
    await this.confirm()
    await this.isGone()
    await this.page.goto(`/admin/auth/${this.desk.slug}/trash`)
    await this.page.getByRole('link', { name: title }).first().click()
    await this.page.locator('#action-restore').click()
    await this.confirm()
    await expect.poll(async () => (await this.call(`/${this.id}?draft=true&depth=0`)).status).toBe(200)
  }
}

for (const desk of desks)
  for (const language of ['en', 'ar'])
    test(`a signed-in ${desk.role} creates, edits, publishes, restores, plans, deletes and takes back in the admin (${language})`, async ({
      browser,
      baseURL,
      request,
    }) => {
      test.setTimeout(300_000)
      const token = await tokenOf(request, await accountOf(request, desk.role))
      const context = await browser.newContext({ baseURL })
      await enterPanel(context, baseURL, { token, lng: language })
      const name = `The work of ${desk.role} ${Date.now().toString(36)}`
      const entry = new Entry(await context.newPage(), request, token, desk)
      await test.step('create', () => entry.create(name))
      await test.step('publish', () => entry.publish(name))
      await test.step('edit', () => entry.write(`${name}, again`))
      await test.step('publish again', () => entry.publish(`${name}, again`))
      await test.step('restore', () => entry.restore(name))
      await test.step('plan', () => entry.scheduleAndTakeBack(name, language))
      await test.step('delete and take back', () => entry.deleteAndTakeBack(name))
      await context.close()
    })
