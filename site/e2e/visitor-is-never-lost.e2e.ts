import { expect, test, type APIRequestContext, type Page } from '../../scripts/test/journey'

const staff = { email: 'journeys@rasikh.example', password: 'a-long-password-for-journeys' }
const ENDPOINT = '**/api/contacts/submit'

async function tokenOfStaff(request: APIRequestContext): Promise<string> {
  const login = await request.post('/api/users/login', { data: staff })
  return ((await login.json()) as { token: string }).token
}

/** What staff find from somebody, by the address of their mails. */
async function recordsFrom(
  request: APIRequestContext,
  email: string,
): Promise<{ reference: string; message: string }[]> {
  const token = await tokenOfStaff(request)
  const answer = await request.get(`/api/contacts?depth=0&where[email][equals]=${email}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { docs: { reference: string; message: string }[] }).docs
}

const someone = () => `visitor-${crypto.randomUUID()}@example.com`

async function write(page: Page, email: string, message = 'We would like to talk.') {
  const form = page.locator('form[data-form=contact]')
  await form.locator('[name=name]').fill('Huda Alharbi')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=message]').fill(message)
  await form.locator('[name=consent]').check()
  return form.locator('[type=submit]')
}

const isThanked = (page: Page) => expect(page).toHaveURL(/\/thank-you\?reference=/)

test('a double click, and Enter beside it, are one message', async ({ page, request }) => {
  const email = someone()
  await page.goto('/contact-us')
  const button = await write(page, email)

  await button.dblclick()
  await page.keyboard.press('Enter').catch(() => undefined)

  await isThanked(page)
  expect(await recordsFrom(request, email)).toHaveLength(1)
})

test('the same message from two tabs is one message, another one is another', async ({ context, request }) => {
  const email = someone()
  const [one, two] = [await context.newPage(), await context.newPage()]
  for (const tab of [one, two]) await tab.goto('/contact-us')
  const buttons = [await write(one, email), await write(two, email)]

  await Promise.all(buttons.map((button) => button.click()))
  for (const tab of [one, two]) await isThanked(tab)
  expect(await recordsFrom(request, email)).toHaveLength(1)

  await one.goto('/contact-us')
  await (await write(one, email, 'And one thing more.')).click()
  await isThanked(one)
  expect(await recordsFrom(request, email)).toHaveLength(2)
})

test('an answer that was lost is asked for again from the next page, and the message is there once', async ({
  page,
  request,
}) => {
  const email = someone()
  await page.goto('/contact-us')
  await page.route(ENDPOINT, async (route) => {
    const answer = await route.fetch()
    // Whoever writes often is asked for work first, before anything is stored.
    if (answer.status() === 428) await route.fulfill({ response: answer })
    else await route.abort('connectionreset')
  })
  await (await write(page, email)).click()
  await expect(page.getByText('Your message is kept on this device')).toBeVisible()
  // The page may say so while the endpoint still writes.
  await expect.poll(async () => (await recordsFrom(request, email)).length).toBe(1)
  const [stored] = await recordsFrom(request, email)
  await page.unroute(ENDPOINT)

  await page.goto('/')

  await expect(page.getByText(`Its reference is ${stored?.reference}`).first()).toBeVisible()
  expect(await recordsFrom(request, email)).toHaveLength(1)
})

test('a reload in the middle of sending, and the same again, is one message', async ({ page, request }) => {
  const email = someone()
  await page.goto('/contact-us')
  const arrived = new Promise<void>((resolve) => {
    void page.route(ENDPOINT, async (route) => {
      await route.fetch()
      // It is stored, and its answer is still on the way.
      resolve()
    })
  })
  await (await write(page, email)).click()
  await arrived
  await page.unroute(ENDPOINT)
  await page.reload()

  await (await write(page, email)).click()

  await isThanked(page)
  expect(await recordsFrom(request, email)).toHaveLength(1)
})

test('a message written offline is kept, said to be, and sent by itself when the connection is back', async ({
  context,
  page,
  request,
}) => {
  const email = someone()
  await page.goto('/contact-us')
  const button = await write(page, email)
  // What sends a form is loaded when somebody begins to fill it in.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await button.click()
  await expect(page.getByText('Your message is kept on this device')).toBeVisible()
  expect(await recordsFrom(request, email)).toEqual([])

  await context.setOffline(false)

  await expect(page.getByText('The message kept on this device was sent.').first()).toBeVisible()
  expect(await recordsFrom(request, email)).toHaveLength(1)
})

test('a message sent while our system is away is kept, and sent when it is back', async ({ page, request }) => {
  const email = someone()
  await page.goto('/ar/contact-us')
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: {} }))
  await (await write(page, email)).click()
  await expect(page.getByText('رسالتك محفوظة على هذا الجهاز')).toBeVisible({ timeout: 60_000 })
  await page.unroute(ENDPOINT)

  await page.goto('/ar/careers')

  await expect(page.getByText('أُرسلت الرسالة المحفوظة على هذا الجهاز.').first()).toBeVisible()
  expect(await recordsFrom(request, email)).toHaveLength(1)
})

test('an application sent offline is kept with its CV, and sent whole when the connection is back', async ({
  context,
  page,
  request,
}) => {
  const email = someone()
  const cv = Buffer.from(`%PDF-1.7\n1 0 obj<<>>endobj\n% ${crypto.randomUUID().repeat(5_000)}\ntrailer<<>>\n%%EOF`)
  await page.goto('/careers')
  const form = page.locator('form[data-form=application]')
  await form.locator('[name=name]').fill('Omar Hassan')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=phone]').fill('0501234567')
  await form.locator('[name=cv]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv })
  await form.locator('[name=consent]').check()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.locator('[type=submit]').click()
  await expect(page.getByText('Your application is kept on this device, with its files')).toBeVisible()

  await context.setOffline(false)

  await expect(page.getByText('The application kept on this device was sent.').first()).toBeVisible()
  const headers = { Authorization: `Bearer ${await tokenOfStaff(request)}` }
  const found = await request.get(`/api/applicants?depth=1&where[email][equals]=${email}`, { headers })
  const { docs } = (await found.json()) as { docs: { cvs: { originalName: string; filesize: number }[] }[] }
  expect(docs.map(({ cvs }) => cvs.map(({ filesize, originalName }) => [originalName, filesize]))).toEqual([
    [['cv.pdf', cv.length]],
  ])
})
