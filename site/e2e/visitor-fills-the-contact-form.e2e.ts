import { expect, test } from '../../scripts/test/journey'

test('a form sent without what it needs says so for each field, keeps what was typed, and can be sent then', async ({
  page,
}) => {
  await page.goto('/contact-us')
  await page.getByLabel('Full name').fill('Huda Alharbi')
  await page.getByLabel('Email address').fill('not an address')

  await page.getByRole('button', { name: 'Send message' }).click()

  const summary = page.locator('[data-error-summary]')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Enter an email address in the correct format, like name@example.com',
    'Enter your message',
    'Confirm that we may use your details to answer you',
  ])
  await expect(page).toHaveTitle(/^Error: /)
  await summary.getByRole('link').first().click()
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue('Huda Alharbi')

  await page.getByLabel('Email address').fill('huda@example.com')
  await page.getByLabel('Message').fill('Hello')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL(/\/thank-you\?reference=/)
})

test('without JavaScript the form answers with the page and its faults, and goes on to the thank-you page', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/ar/contact-us')
  await page.locator('[name=name]').fill('هدى الحربي')
  await page.locator('form[data-form=contact] [type=submit]').click()

  await expect(page.locator('[data-error-summary]')).toContainText('أدخل بريدك الإلكتروني')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('[name=name]')).toHaveValue('هدى الحربي')

  await page.locator('[name=email]').fill('huda@example.com')
  await page.locator('[name=message]').fill('السلام عليكم')
  await page.locator('[name=consent]').check()
  await page.locator('form[data-form=contact] [type=submit]').click()
  await expect(page).toHaveURL(/\/ar\/thank-you\?reference=/)
  await expect(page.locator('[data-slot=reference]')).toHaveText(/^[A-Z0-9-]{6,}$/)
})

const post = '/api/contacts/submit'
const good = { name: 'Huda', email: 'huda@example.com', message: 'Hello', consent: true }

test('bad input is answered with what is wrong and the right status, never with a fault of ours', async ({
  request,
}) => {
  const broken = await request.post(post, { data: { ...good, email: 'x', message: '' } })
  expect(broken.status()).toBe(422)
  const { errors } = (await broken.json()) as { errors: { path: string; message: string }[] }
  expect(errors.map((error) => error.path).sort()).toEqual(['email', 'message'])

  const bodies: [status: number, body: string, type: string][] = [
    [400, '{"name":', 'application/json'],
    [400, '[]', 'application/json'],
    [400, 'null', 'application/json'],
    [422, JSON.stringify({ ...good, name: { $ne: null } }), 'application/json'],
    [422, JSON.stringify({ ...good, role: 'admin' }), 'application/json'],
    [422, 'name=%20&email=%00', 'application/x-www-form-urlencoded'],
    [400, 'name=%FF&email=%00', 'application/x-www-form-urlencoded'],
    [415, '<a/>', 'application/xml'],
    [413, JSON.stringify({ ...good, message: 'x'.repeat(200_000) }), 'application/json'],
  ]
  for (const [status, body, type] of bodies) {
    const answer = await request.post(post, {
      data: body,
      headers: { 'Content-Type': type, Accept: 'application/json' },
    })
    const text = await answer.text()
    expect([body.slice(0, 40), answer.status()]).toEqual([body.slice(0, 40), status])
    expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|SQLITE|Mongo/)
    expect(JSON.parse(text)).toMatchObject({ success: false, message: expect.any(String) })
  }
})

test('the same key gives the same reference, once', async ({ request }) => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }

  const answers = await Promise.all([1, 2, 3].map(() => request.post(post, { data: good, headers })))

  const references = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { reference: string }).reference),
  )
  expect(new Set(references).size).toBe(1)
})
