import { isLocale, type Locale } from '@diwan/shared/content'
import { text } from '@diwan/shared/contracts/formFields'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicationDoc, InterviewDoc } from '@diwan/shared/generated/payload-types'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { localeIn, readForm, seeOther, tokenIn } from '@/recruitment/candidate/receiveParts'
import { readToken } from '@/recruitment/candidate/signedToken'
import { longTime } from '@/recruitment/longDate'
import { html } from '@/recruitment/pages/html'
import { button, field, form, notice } from '@/recruitment/pages/parts'
import { sitePage } from '@/recruitment/pages/sitePage'
import { saidIn } from '@/recruitment/pages/saidIn'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { confirmTime, declineTimes, isDecided, isHeld } from './changeInterview'

const PATH = '/api/candidate/interview'

async function interviewOf(req: PayloadRequest): Promise<{ interview: InterviewDoc; locale: Locale } | undefined> {
  const id = readToken('interview', tokenIn(req))
  if (!id) return undefined
  const find = { collection: 'interviews', id, depth: 1, overrideAccess: true, disableErrors: true } as const
  const interview: InterviewDoc | null = await req.payload.findByID(find)
  if (!interview) return undefined
  const application = interview.application as ApplicationDoc
  return { interview, locale: localeIn(req, application.locale ?? 'en') }
}

/** A decline that can still be taken back is not told either: what is said is the same for every reason. */
const isOver = ({ application, state }: InterviewDoc) =>
  state === 'cancelled' || isDecided(application as ApplicationDoc)

/** `GET /api/candidate/interview/{token}`: the times of an interview, to choose one. */
const sendTimes: PayloadHandler = async (req) => {
  const found = await interviewOf(req)
  const locale = found?.locale ?? localeIn(req)
  const words = hiringMessages[locale].choosing
  const path = `${PATH}/${tokenIn(req)}`
  if (!found || isOver(found.interview)) {
    const content = html`<h1>${words.title}</h1>
      <p>${words.over}</p>`
    return sitePage({ locale, title: words.title, content, path, status: found ? 200 : 410 })
  }
  const { interview } = found
  const zone = await readTimeZone(req.payload)
  const said = saidIn(words.said, req.searchParams.get('done'))
  const isOpen = !isHeld(interview)
  const times = (interview.proposedTimes ?? []).filter(({ at }) => isOpen && Date.parse(at) > Date.now())
  const choices = times.map(
    ({ at }, place) =>
      html`<p class="checkbox">
        <input
          type="radio"
          id="time-${place}"
          name="at"
          value="${at}"
          required${at === interview.confirmedAt && html` checked`}
        />
        <label for="time-${place}">${longTime(at, locale, zone)}</label>
      </p>`,
  )
  const { candidateMessage, confirmedAt, state } = interview
  const isDeclined = state === 'declined'
  const legend = isDeclined ? words.afterAll : confirmedAt ? hiringMessages[locale].candidate.otherTime : words.choose
  const content = html`<h1>${words.title}</h1>
    ${said && notice(said)}
    ${
      isDeclined &&
      html`<p>${words.wrote}</p>
        <blockquote dir="auto">${candidateMessage}</blockquote>`
    }
    ${confirmedAt && html`<p><strong>${words.agreed(longTime(confirmedAt, locale, zone))}</strong></p>`}
    <p>${words.place(interview.place ?? '', interview.durationMinutes ?? 60)}</p>
    ${
      times.length > 0
        ? form(
            `${path}/confirm?lang=${locale}`,
            html`<fieldset>
                <legend>${legend}</legend>
                ${choices}
              </fieldset>
              ${button(words.confirm, confirmedAt || isDeclined ? 'secondary' : 'primary')}`,
          )
        : html`<p>${isOpen ? words.noTimes : words.said.held}</p>`
    }
    ${
      !isDeclined &&
      isOpen &&
      html`<h2>${words.noneTitle}</h2>
        ${form(
          `${path}/decline?lang=${locale}`,
          html`${field({ name: 'message', label: words.message, hint: words.messageHint, isRequired: true })}${button(words.none, 'secondary')}`,
        )}`
    }`
  return sitePage({ locale, title: words.title, content, path })
}

const receiveAnswer: PayloadHandler = async (req) => {
  const found = await interviewOf(req)
  const sent = await readForm(req)
  if (sent instanceof Response) return sent
  const path = `${PATH}/${tokenIn(req)}`
  if (!found) return seeOther(path, {})
  const { interview, locale } = found
  const action = String(req.routeParams?.action)
  if (action !== 'confirm' && action !== 'decline') return sendBack(req)
  const isConfirming = action === 'confirm'
  const message = text()
    .parse(String(sent.fields.message ?? ''))
    .slice(0, 2_000)
  if (!isConfirming && !message) return seeOther(path, { done: 'wordless', lang: locale })
  if (isConfirming && !sent.fields.at) return seeOther(path, { done: 'timeless', lang: locale })
  const result = isConfirming
    ? await confirmTime(req.payload, interview.id, String(sent.fields.at ?? ''))
    : await declineTimes(req.payload, interview.id, message)
  const done = 'fault' in result ? (isHeld(interview) ? 'held' : 'past') : isConfirming ? 'confirmed' : 'declined'
  return seeOther(path, { done, lang: locale })
}

/** Who opens the address of an answer again is led to the times. */
const sendBack: PayloadHandler = (req) => {
  const lang = req.searchParams.get('lang')
  return seeOther(`${PATH}/${tokenIn(req)}`, isLocale(lang) ? { lang } : {})
}

/** What candidates answer to an invitation, by signed link. Stands before the paths of their own page. */
export const candidateInterviewEndpoints: Endpoint[] = [
  { path: '/candidate/interview/:token', method: 'get', handler: sendTimes },
  { path: '/candidate/interview/:token/:action', method: 'get', handler: sendBack },
  { path: '/candidate/interview/:token/:action', method: 'post', handler: receiveAnswer },
]
