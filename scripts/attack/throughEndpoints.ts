import { MARK, PRODUCT } from './strings/own.ts'
import { type Answer, each, type Target } from './Target.ts'

const json = (text: string) => ({
  name: text,
  company: text,
  subject: text,
  message: text,
  email: 'attack@visitors.example',
  consent: true,
})
const path = (text: string) => encodeURIComponent(text.toWellFormed())
const raw = (text: string) => text.replace(/[^\x21-\x7e]|[#?]/g, '') || 'x'

function judgePage(target: Target, what: string, text: string, { headers, text: html }: Answer) {
  if (!(headers.get('Content-Type') ?? '').includes('html')) return
  // What was sent may come back, but not as markup that runs.
  if (text.includes(`<script>${MARK}`) && html.includes(`<script>${MARK}`))
    target.fault(`${what}: ${text} came back as a script`)
  if (text.includes(PRODUCT.text) && html.includes(PRODUCT.result)) target.fault(`${what}: ${text} was worked out`)
}

/** Every string through everything that a visitor can reach. */
export async function throughPublic(target: Target, strings: readonly string[]): Promise<void> {
  await each(strings, async (text) => {
    const sent = path(text)
    const pages: [string, string][] = [
      ['a path', `/${sent}`],
      ['a raw path', `/${raw(text)}`],
      ['a list', `/articles?page=${sent}&q=${sent}&${sent}=1`],
      ['the thank-you page', `/thank-you?reference=${sent}`],
      ['a preview', `/preview/${sent}?token=${sent}`],
      ['a shared preview', `/api/publishing/shared-preview/${sent}`],
      ['a download', `/api/downloads/reports/${sent}?expires=${sent}&signature=${sent}`],
      ['the sign-in page', `/admin/login?redirect=${sent}`],
      ['a guarded page', `/admin/auth/blogs?search=${sent}`],
    ]
    for (const [what, at] of pages) judgePage(target, what, text, await target.send(what, at))
    await target.post('the contact form', '/api/contacts/submit', json(text))
    await target.post('the contact form, raw', '/api/contacts/submit', text)
    await target.post('sign-in, raw', '/api/users/login', text)
    await target.post('sign-in', '/api/users/login', { email: { [text]: text }, password: [text] })
    await target.post('a forgotten password', '/api/users/forgot-password', { email: `${text}@x.example` })
    await target.post(
      'a second factor',
      '/api/users/second-factor',
      { code: text },
      { headers: { Cookie: `diwan-challenge=${sent}; ${sent}=1` } },
    )
    await target.post('a new password', '/api/users/reset-password', { token: text, password: text })
    const form = new URLSearchParams({ ...json(text), consent: 'true', page: text.toWellFormed() } as Record<
      string,
      string
    >)
    const headers = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' }
    judgePage(
      target,
      'the form page',
      text,
      await target.post('the form page', '/api/contacts/submit', form.toString(), { headers }),
    )
    const application = new FormData()
    for (const name of [
      'name',
      'email',
      'phone',
      'city',
      'linkedIn',
      'coverLetter',
      'vacancy',
      'consent',
      text.toWellFormed().slice(0, 80),
    ])
      application.append(name, text.toWellFormed())
    await target.send('an application', '/api/applications/submit', { method: 'POST', body: application })
  })
}

/** Every string through every parameter of a list, as somebody who may read it. */
export async function throughLists(target: Target, strings: readonly string[]): Promise<void> {
  await each(strings, async (text) => {
    const sent = path(text)
    for (const query of [
      `where[title][like]=${sent}&page=${sent}&depth=${sent}&locale=${sent}`,
      `where[title][contains]=${sent}&fallback-locale=${sent}`,
      `where[id][in]=${sent}`,
      `where[${sent}][equals]=1`,
      `where[title][${sent}]=1`,
      `where[or][0][and][0][excerpt][equals]=${sent}`,
      `sort=${sent}`,
      `select[${sent}]=true&populate[${sent}][x]=true`,
      `joins[${sent}][limit]=1`,
    ])
      await target.send('a list', `/api/blogs?limit=1&${query}`, { asAdmin: true })
    await target.send('a limit', `/api/categories?limit=${sent}`, { asAdmin: true })
    await target.send('an id', `/api/blogs/${sent}`, { asAdmin: true })
    await target.send('a collection', `/api/${sent}?limit=1`, { asAdmin: true })
    await target.send('a global', `/api/globals/${sent}`, { asAdmin: true })
    await target.send('a file', `/api/media/file/${sent}`, { asAdmin: true })
  })
}
