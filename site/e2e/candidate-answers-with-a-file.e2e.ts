import { expect, test, type APIRequestContext, type Page } from '../../scripts/test/journey'

const staff = { email: 'journeys@rasikh.example', password: 'a-long-password-for-journeys' }
const slug = `file-question-${Date.now().toString(36)}`
let token = ''
let vacancy = ''

const pdf = (name: string, text = crypto.randomUUID()) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n1 0 obj<<>>endobj\n% ${text}\ntrailer<<>>\n%%EOF`),
})
const someone = () => `candidate-${crypto.randomUUID()}@example.com`

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const login = await request.post('/api/users/login', { data: staff })
  token = ((await login.json()) as { token: string }).token
  const headers = { Authorization: `Bearer ${token}` }
  const titles = await request.get('/api/job-titles?limit=1&depth=0', { headers })
  const jobTitle = ((await titles.json()) as { docs: { id: string }[] }).docs[0]?.id
  const made = await request.post('/api/vacancies?locale=en&depth=0', {
    headers,
    data: {
      title: 'Translator with a certificate',
      slug,
      kind: 'job',
      jobTitle,
      department: 'Language',
      city: 'Riyadh',
      country: 'SA',
      workplace: 'remote',
      employmentType: 'contract',
      summary: 'Translate contracts.',
      state: 'open',
      publishedAt: '2026-01-01T00:00:00.000Z',
      questions: [{ key: 'certificate', label: 'Your certificate', type: 'file', required: true }],
      _status: 'published',
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  vacancy = ((await made.json()) as { doc: { id: string } }).doc.id
  await expect(async () => {
    expect((await request.get(`/job-details/${slug}`)).status()).toBe(200)
  }).toPass({ timeout: 60_000 })
  // What follows from it is published a moment later; a page would reload itself for that.
  let release: unknown
  await expect(async () => {
    const before = release
    release = ((await (await request.get('/builds/latest.json')).json()) as { id: unknown }).id
    expect(release).toBe(before)
  }).toPass({ timeout: 60_000, intervals: [2_000] })
  await request.dispose()
})

const form = (page: Page) => page.locator('form[data-form=application]')

async function fill(page: Page, email: string) {
  await form(page).locator('[name=name]').fill('Omar Hassan')
  await form(page).locator('[name=email]').fill(email)
  await form(page).locator('[name=phone]').fill('0501234567')
  await form(page).locator('[name=consent]').check()
}

/** The files that staff find with somebody's application: CV and answer. */
async function filesOf(request: APIRequestContext, email: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const found = await request.get(`/api/applications?depth=1&where[applicant.email][equals]=${email}`, { headers })
  const { docs } = (await found.json()) as {
    docs: { cv: { originalName: string }; answers: { key: string; file: { originalName: string } }[] }[]
  }
  return docs.map(({ answers, cv }) => [cv.originalName, ...answers.map(({ file }) => file.originalName)])
}

test('a candidate answers a question with a file', async ({ page, request }) => {
  const email = someone()
  await page.goto(`/job-details/${slug}`)
  await fill(page, email)
  await form(page).locator('[name=cv]').setInputFiles(pdf('cv.pdf'))
  await form(page).locator('[type=submit]').click()
  await expect(form(page).locator('[data-error-summary] a')).toHaveText(['Answer this question'])

  await form(page).locator('[name="answers.certificate"]').setInputFiles(pdf('certificate.pdf'))
  await form(page).locator('[type=submit]').click()

  await expect(page).toHaveURL(/\/thank-you\?reference=/)
  expect(await filesOf(request, email)).toEqual([['cv.pdf', 'certificate.pdf']])
})

test('without JavaScript too, and files are asked for again after a fault', async ({ browser, request }) => {
  const email = someone()
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`/job-details/${slug}`)
  await fill(page, 'no address')
  const choose = async () => {
    await form(page).locator('[name=cv]').setInputFiles(pdf('cv.pdf'))
    await form(page).locator('[name="answers.certificate"]').setInputFiles(pdf('certificate.pdf'))
  }
  await choose()
  await form(page).locator('[type=submit]').click()
  await expect(form(page).locator('[data-error-summary] a')).toHaveText([
    'Enter an email address in the correct format, like name@example.com',
    'Choose the file again: a browser does not give it back to the form',
    'Choose the file again: a browser does not give it back to the form',
  ])

  await form(page).locator('[name=email]').fill(email)
  await choose()
  await form(page).locator('[type=submit]').click()

  await expect(page).toHaveURL(/\/thank-you\?reference=/)
  expect(await filesOf(request, email)).toEqual([['cv.pdf', 'certificate.pdf']])
})

test('each fault of a file has its sentence and its status, and nothing is stored', async ({ request }) => {
  const MEGABYTE = 1024 * 1024
  const file = (buffer: Buffer<ArrayBuffer>, name = 'cv.pdf') => ({ name, mimeType: 'application/pdf', buffer })
  const send = (cv: ReturnType<typeof file> | undefined, certificate = pdf('certificate.pdf')) =>
    request.post('/api/applications/submit', {
      headers: { Accept: 'application/json' },
      multipart: {
        vacancy,
        name: 'Omar Hassan',
        email: 'faults@example.com',
        phone: '٠٥٠١٢٣٤٥٦٧',
        consent: 'true',
        'answers.certificate': certificate,
        ...(cv && { cv }),
      },
    })
  const whole = pdf('cv.pdf').buffer
  const big = (bytes: number) => Buffer.concat([whole, Buffer.alloc(bytes - whole.length)])
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')

  const cases: [cv: ReturnType<typeof file> | undefined, message: string][] = [
    [undefined, 'Choose your CV'],
    [file(Buffer.alloc(0)), 'The file is empty. Choose another one'],
    [file(big(10 * MEGABYTE + 1)), 'The file must be 10 MB or smaller'],
    [file(whole, 'cv.exe'), 'The file must be a PDF, DOC, DOCX, ODT, RTF, JPG or PNG'],
    [file(html), 'The file must be a PDF, DOC, DOCX, ODT, RTF, JPG or PNG'],
    [file(whole.subarray(0, 12)), 'The file could not be read. Save it again, or choose another one'],
  ]
  for (const [cv, message] of cases) {
    const answer = await send(cv)
    expect([message, answer.status(), await answer.json()]).toMatchObject([
      message,
      422,
      { success: false, errors: [{ path: 'cv', message }] },
    ])
  }
  const refused = await send(pdf('cv.pdf'), file(html, 'certificate.pdf'))
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'answers.certificate' }] })
  expect(await filesOf(request, 'faults@example.com')).toEqual([])

  expect((await send(file(big(10 * MEGABYTE)))).status(), 'exactly 10 MB').toBe(201)
})
