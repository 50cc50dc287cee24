import { entriesMessages } from '@diwan/shared/messages/entries'
import { formsMessages } from '@diwan/shared/messages/forms'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import { mailMessages } from '@diwan/shared/messages/mail'
import { emailField, line } from '@diwan/shared/contracts/formFields'
import { CONSENT_TEXT_VERSION } from '@diwan/shared/spec/forms'
import { MINUTE } from '@diwan/shared/lib/time'
import { localePath, type Locale } from '@diwan/shared/content'
import type { JobAlertDoc } from '@diwan/shared/generated/payload-types'
import type { Endpoint, Payload, PayloadHandler, PayloadRequest } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { compose } from '@/email/messages/compose'
import { queueMail } from '@/email/queueMail'
import { senderOf } from '@/email/senderOf'
import { type EmploymentType, employmentTypes } from '@/fields/employmentType'
import { addressOf } from '@/rateLimits/addressOf'
import { Limit } from '@/rateLimits/Limit'
import { mailboxKey } from '@/rateLimits/mailboxKey'
import { localeIn, readForm, seeOther, tokenIn } from '@/recruitment/candidate/receiveParts'
import { readToken } from '@/recruitment/candidate/signedToken'
import { html } from '@/recruitment/pages/html'
import { relatedToAny } from '@/recruitment/relatedToAny'
import { button, choice, field, form, notice } from '@/recruitment/pages/parts'
import { saidIn } from '@/recruitment/pages/saidIn'
import { sitePage } from '@/recruitment/pages/sitePage'
import { linkWords } from '@/recruitment/mails/linkWords'
import { listOffered } from './listOffered'

const PATH = '/api/alerts'
const MOST_LETTERS = 120
const byAddress = new Limit({ name: 'job-alert', max: 10, window: 10 * MINUTE })
const byMailbox = new Limit({ name: 'job-alert-for', max: 3, window: 60 * MINUTE })

/** After these there is nothing more to ask. */
const ended = new Set(['asked', 'confirmed', 'ended'])

/** `GET /api/alerts`: a form for those who come by a link of their own; /careers has one too. */
const sendForm: PayloadHandler = (req) => {
  const locale = localeIn(req)
  const done = req.searchParams.get('done') ?? ''
  const said = saidIn(hiringMessages[locale].alerts.said, done)
  if (said && ended.has(done)) return sayDone(locale, said)
  const chosen = (name: string) => req.searchParams.get(name)
  return formPage(req.payload, locale, { chosen, ...(said ? { said } : {}) })
}

interface Form {
  /** What stands in its fields. */
  chosen: (name: string) => string | null
  said?: string
  /** Whether what is said is wrong with the address. */
  isRefused?: boolean
}

async function formPage(payload: Payload, locale: Locale, { chosen, isRefused, said }: Form): Promise<Response> {
  const words = hiringMessages[locale].alerts
  const title = html`<h1>${words.title}</h1>
    ${said && notice(said, isRefused ? 'email' : undefined)}`
  const fault = isRefused ? { value: chosen('email'), fault: said } : {}
  const offered = await listOffered(payload, locale)
  const listed = (name: 'department' | 'city') =>
    choice({
      name,
      label: words[name],
      none: words.any,
      options: offered[name].map((value) => [value, value]),
      value: chosen(name),
    })
  const content = html`${title}
    <p>${words.text}</p>
    ${form(
      PATH,
      html`<input type="hidden" name="locale" value="${locale}" />
        ${field({ name: 'email', label: words.email, type: 'email', isRequired: true, autocomplete: 'email', ...fault })}
        ${listed('department')} ${listed('city')}
        ${choice({
          name: 'type',
          label: words.type,
          none: words.any,
          options: employmentTypes.map((type) => [type, entriesMessages[locale].employmentType[type]]),
          value: chosen('type'),
        })}
        ${button(words.subscribe)}`,
    )}`
  const name = isRefused ? `${formsMessages[locale].summary.prefix}${words.title}` : words.title
  return sitePage({ locale, title: name, content, path: PATH, status: isRefused ? 422 : 200 })
}

/** A page that says what was done, where nothing more is to be asked. */
function sayDone(locale: Locale, said: string): Promise<Response> {
  const words = hiringMessages[locale].alerts
  const content = html`<h1>${words.title}</h1>
    ${notice(said)}
    <p><a href="${localePath(locale, '/careers')}">${words.careers}</a></p>`
  return sitePage({ locale, title: words.title, content, path: PATH })
}

/** `POST /api/alerts`: asks for an alert; nothing is sent before the person confirms it from their own mailbox. */
const receiveAlert: PayloadHandler = async (req) => {
  const sent = await readForm(req)
  if (sent instanceof Response) return sent
  const { locale } = sent
  const lang = locale
  const wanted = (name: string) =>
    line()
      .parse(String(sent.fields[name] ?? ''))
      .slice(0, MOST_LETTERS)
  const type: EmploymentType | '' = employmentTypes.find((one) => one === wanted('type')) ?? ''
  const facts = { department: wanted('department'), city: wanted('city'), type }
  const email = emailField().safeParse(sent.fields.email ?? '')
  if (!email.success) {
    const kept = { ...facts, email: String(sent.fields.email ?? '') } as Record<string, string>
    const said = hiringMessages[locale].alerts.said.emailWrong
    return formPage(req.payload, locale, { chosen: (name) => kept[name] ?? null, said, isRefused: true })
  }
  const isTooMuch = (await byAddress.take(req.payload, addressOf(req))) > 0
  if (isTooMuch) return seeOther(PATH, { done: 'slowDown', lang, ...facts })
  if (!sent.isSpam && (await byMailbox.take(req.payload, mailboxKey(email.data))) === 0) {
    await saveAlert(req.payload, normalisedEmail(email.data), facts, locale)
  }
  return seeOther(PATH, { done: 'asked', lang })
}

async function saveAlert(
  payload: Payload,
  email: string,
  facts: { department: string; city: string; type: EmploymentType | '' },
  locale: Locale,
): Promise<void> {
  const words = hiringMessages[locale].alerts
  const { name } = await senderOf(payload, locale)
  await inTransaction(payload, async (req) => {
    const data = { email, locale, ...facts, type: facts.type || null, textVersion: CONSENT_TEXT_VERSION }
    const { id } = await payload.create({ collection: 'job-alerts', data, overrideAccess: true, req })
    await queueMail(
      payload,
      {
        to: email,
        subject: words.confirmSubject,
        text: compose(
          words.confirmText,
          linkWords.confirmAlert,
          words.confirmIgnore,
          mailMessages[locale].signature(name),
        ),
        locale,
        relatedTo: { relationTo: 'job-alerts', value: id },
      },
      req,
    )
  })
}

async function alertOf(req: PayloadRequest, purpose: 'alert-confirm' | 'alert-end'): Promise<JobAlertDoc | null> {
  const id = readToken(purpose, tokenIn(req))
  if (!id) return null
  const find = { collection: 'job-alerts', id, depth: 0, overrideAccess: true, disableErrors: true } as const
  return req.payload.findByID(find)
}

/** A page with one button: a mail scanner that follows links decides nothing. */
const ask = (purpose: 'alert-confirm' | 'alert-end'): PayloadHandler => {
  return async (req) => {
    const alert = await alertOf(req, purpose)
    const locale = localeIn(req, alert?.locale ?? undefined)
    const words = hiringMessages[locale].alerts
    const isEnd = purpose === 'alert-end'
    const path = `${PATH}/${isEnd ? 'end' : 'confirm'}/${tokenIn(req)}`
    const content = alert
      ? html`<h1>${words.title}</h1>
          ${form(`${path}?lang=${locale}`, button(isEnd ? words.end : words.confirm))}`
      : html`<h1>${words.title}</h1>
          <p>${isEnd ? words.said.ended : words.over}</p>`
    return sitePage({ locale, title: words.title, content, path, status: alert || isEnd ? 200 : 410 })
  }
}

const receiveConfirmation: PayloadHandler = async (req) => {
  const alert = await alertOf(req, 'alert-confirm')
  if (!alert) return ask('alert-confirm')(req)
  if (!alert.confirmedAt) {
    const data = { confirmedAt: new Date().toISOString() }
    await req.payload.update({ collection: 'job-alerts', id: alert.id, data, depth: 0, overrideAccess: true })
  }
  return seeOther(PATH, { done: 'confirmed', lang: alert.locale ?? 'en' })
}

/** Alerts of one mailbox for the same positions: who sent the form twice has two, and ends them as the one they are. */
async function listSame(payload: Payload, alert: JobAlertDoc, req: PayloadRequest): Promise<string[]> {
  const { city, department, email, type } = alert
  const where = { email: { equals: email } }
  const find = { collection: 'job-alerts', where, pagination: false, depth: 0, overrideAccess: true } as const
  const { docs } = await payload.find({ ...find, req })
  const isSame = (one: JobAlertDoc) =>
    (one.city || '') === (city || '') && (one.department || '') === (department || '') && one.type === type
  return docs.filter(isSame).map(({ id }) => id)
}

/** `POST /api/alerts/end/{token}`: ends an alert at once; what is called twice has ended already. */
const receiveEnd: PayloadHandler = async (req) => {
  const alert = await alertOf(req, 'alert-end')
  if (alert) {
    await inTransaction(req.payload, async (unit) => {
      const alerts = await listSame(req.payload, alert, unit)
      const mails = { collection: 'mails' as const, where: relatedToAny(alerts), req: unit }
      const { docs } = await req.payload.find({ ...mails, pagination: false, depth: 0, overrideAccess: true })
      const ids = docs.map(({ id }) => id)
      if (ids.length > 0)
        await req.payload.db.deleteMany({ collection: 'mails', where: { id: { in: ids } }, req: unit })
      for (const id of alerts)
        await req.payload.delete({ collection: 'job-alerts', id, overrideAccess: true, req: unit })
      await req.payload.jobs.queue({ task: 'wipe', input: { files: [], mails: ids }, req: unit })
    })
  }
  const locale = localeIn(req, alert?.locale ?? undefined)
  // Mail programs that call this by themselves take no redirect for an answer (RFC 8058, 3.1).
  return sayDone(locale, hiringMessages[locale].alerts.said.ended)
}

/** Job alerts, for visitors. */
export const alertEndpoints: Endpoint[] = [
  { path: '/alerts', method: 'get', handler: sendForm },
  { path: '/alerts', method: 'post', handler: receiveAlert },
  { path: '/alerts/confirm/:token', method: 'get', handler: ask('alert-confirm') },
  { path: '/alerts/confirm/:token', method: 'post', handler: receiveConfirmation },
  { path: '/alerts/end/:token', method: 'get', handler: ask('alert-end') },
  { path: '/alerts/end/:token', method: 'post', handler: receiveEnd },
]
