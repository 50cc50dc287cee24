import type { Locale } from '@diwan/shared/content'
import type { HiringMessages } from '@diwan/shared/messages/en/hiring'
import { formsMessages } from '@diwan/shared/messages/forms'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { findPerson } from '@/recruitment/findPerson'
import { html } from '@/recruitment/pages/html'
import { sitePage } from '@/recruitment/pages/sitePage'
import { button, field, form, notice } from '@/recruitment/pages/parts'
import { saidIn } from '@/recruitment/pages/saidIn'
import { addressMark } from '@/recruitment/addresses/addressWish'
import { addressesOf, hasLeftAddress, isOwnEmail } from '@/recruitment/addresses/ownEmails'
import { readDesk, undoTimeOf } from '@/recruitment/desk/readDesk'
import { isKeptOpen } from '@/recruitment/privacy/retentionEndOf'
import { localeOfApplicant } from '@/recruitment/privacy/localeOfApplicant'
import { isToBeAsked } from './answerEqually'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { candidateContent } from './candidateContent'
import type { Refused } from './faults'
import { listApplications, titleOf } from './listApplications'
import { listOpenInterviews } from './listOpenInterviews'
import { localeIn, tokenIn } from './receiveParts'
import { shownStage } from './shownStage'
import { readToken } from './signedToken'

export const CANDIDATE_PATH = '/api/candidate'

/** The person a link belongs to; nobody when it is forged or too old, its address is no longer theirs, or the person was erased. */
export async function candidateOf(req: PayloadRequest): Promise<ApplicantDoc | undefined> {
  const [id, mark] = readToken('candidate', tokenIn(req))?.split('~') ?? []
  const applicant = await findPerson(req.payload, id)
  return applicant && isFor(applicant, mark) ? applicant : undefined
}

function isFor(applicant: ApplicantDoc, mark: string | undefined): boolean {
  const own = addressesOf(applicant).filter((address) => isOwnEmail(applicant, address))
  if (mark) return own.some((address) => addressMark(address) === mark)
  // A link of before addresses were marked may have gone to any address the person had.
  return own.includes(applicant.email) && !hasLeftAddress(applicant)
}

/** The page of a candidate, with what was just done, or with what was refused as it was sent. */
export async function candidatePage(
  req: PayloadRequest,
  applicant: ApplicantDoc,
  refused?: Refused,
): Promise<Response> {
  const { payload, searchParams } = req
  const locale = localeIn(req, await localeOfApplicant(payload, applicant.id))
  const words = hiringMessages[locale].candidate
  const desk = await readDesk(payload, locale)
  const applications = await listApplications(payload, applicant.id, locale)
  const interviews = await listOpenInterviews(payload, applications, locale)
  const asked = desk.asksEqualOpportunity ? applications.find(isToBeAsked) : undefined
  const said = saidIn(words.said, refused?.said ?? searchParams.get('done'))
  const path = `${CANDIDATE_PATH}/${tokenIn(req)}`
  const content = candidateContent({
    locale,
    timeZone: await readTimeZone(payload),
    path,
    applicant,
    applications: applications.map((application) => {
      const own = interviews.filter((interview) => interview.application === application.id)
      const stage = shownStage(application, undoTimeOf(desk))
      return {
        id: application.id,
        reference: application.reference,
        vacancy: titleOf(application),
        // Who is invited has been read, whether the desk has moved the application on or not.
        stage: own.length > 0 && (stage === 'new' || stage === 'screening') ? 'interview' : stage,
        at: application.createdAt,
        interviews: own,
      }
    }),
    isKeptOpen: isKeptOpen(applications),
    isInPool: (applicant.consents ?? []).some(({ purpose }) => purpose === 'talent-pool'),
    ...(asked ? { askedEquallyFor: asked.id } : {}),
    ...(said ? { said } : {}),
    ...(refused ? { refused } : {}),
  })
  const title = refused ? `${formsMessages[locale].summary.prefix}${words.title}` : words.title
  return sitePage({ locale, title, content, path, status: refused ? 422 : 200 })
}

/** Where a link is asked for: also what an old or forged link leads to. */
export function askPage(
  req: PayloadRequest,
  said?: 'linkSent' | 'linkOver' | 'slowDown' | 'emailTaken' | 'addressConfirmed',
  status = 200,
): Promise<Response> {
  return ask(localeIn(req), { status, ...(said ? { said } : {}) })
}

/** The same, with an address that cannot be one as it was sent. */
export const askAgainPage = (locale: Locale, email: string): Promise<Response> =>
  ask(locale, { said: 'emailWrong', status: 422, refused: email })

interface Asked {
  said?: keyof HiringMessages['candidate']['said']
  status: number
  refused?: string
}

function ask(locale: Locale, { refused, said, status }: Asked): Promise<Response> {
  const words = hiringMessages[locale].candidate
  const isRefused = refused !== undefined
  const fault = isRefused ? { value: refused, fault: words.said.emailWrong } : {}
  const content = html`<h1>${words.askTitle}</h1>
    ${said && notice(words.said[said], isRefused ? 'email' : undefined)}
    <p>${words.askText}</p>
    ${form(
      CANDIDATE_PATH,
      html`<input type="hidden" name="locale" value="${locale}" />
        ${field({ name: 'email', label: words.email, type: 'email', isRequired: true, autocomplete: 'email', ...fault })}${button(words.ask)}`,
    )}`
  const title = isRefused ? `${formsMessages[locale].summary.prefix}${words.askTitle}` : words.askTitle
  return sitePage({ locale, title, content, path: CANDIDATE_PATH, status })
}
