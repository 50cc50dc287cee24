import { isLocale } from '@diwan/shared/content'
import { emailField } from '@diwan/shared/contracts/formFields'
import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { MINUTE } from '@diwan/shared/lib/time'
import type { Endpoint, PayloadHandler } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { addressOf } from '@/rateLimits/addressOf'
import { Limit } from '@/rateLimits/Limit'
import { mailboxKey } from '@/rateLimits/mailboxKey'
import { addressEndpoints } from '@/recruitment/addresses/addressEndpoints'
import { html } from '@/recruitment/pages/html'
import { sitePage } from '@/recruitment/pages/sitePage'
import { collectDossier } from '@/recruitment/privacy/dossier'
import { eraseApplicant } from '@/recruitment/privacy/eraseApplicant'
import { exportOf } from '@/recruitment/privacy/exportOf'
import { candidateActions } from './actions'
import { askAgainPage, askPage, CANDIDATE_PATH, candidateOf, candidatePage } from './candidatePage'
import { refusedIn } from './faults'
import { emailEndpoints } from './emailEndpoints'
import { localeIn, readForm, seeOther, tokenIn } from './receiveParts'
import { sendLink } from './sendLink'
import { withdrawalPage } from './withdrawalPage'

const asking = new Limit({ name: 'candidate-link', max: 5, window: 10 * MINUTE })
const askingFor = new Limit({ name: 'candidate-link-for', max: 3, window: 60 * MINUTE })

/** `GET /api/candidate/{token}`: a candidate's own page. */
const sendPage: PayloadHandler = async (req) => {
  const applicant = await candidateOf(req)
  return applicant ? candidatePage(req, applicant) : askPage(req, 'linkOver', 410)
}

/** `POST /api/candidate`: sends a link by mail. The answer is the same for every address. */
const receiveRequest: PayloadHandler = async (req) => {
  const sent = await readForm(req)
  if (sent instanceof Response) return sent
  const written = String(sent.fields.email ?? '')
  if (!emailField().safeParse(written).success) return askAgainPage(sent.locale, written)
  if ((await asking.take(req.payload, addressOf(req))) > 0) return askPage(req, 'slowDown', 429)
  const email = normalisedEmail(written)
  if ((await askingFor.take(req.payload, mailboxKey(email))) === 0) {
    // Nobody waits for it: how long an answer takes would tell whether there is somebody.
    void sendLink(req.payload, email, sent.locale).catch((error: unknown) => {
      req.payload.logger.error({ err: error, msg: 'A link to a candidate’s page could not be queued' })
    })
  }
  return seeOther(CANDIDATE_PATH, { done: 'linkSent', lang: sent.locale })
}

/** `GET /api/candidate`: where a link is asked for. */
const sendAsk: PayloadHandler = (req) =>
  askPage(req, req.searchParams.get('done') === 'linkSent' ? 'linkSent' : undefined)

/** `GET /api/candidate/{token}/export`: everything about the person as a zip. */
const sendExport: PayloadHandler = async (req) => {
  const applicant = await candidateOf(req)
  const dossier = applicant && (await inTransaction(req.payload, (unit) => collectDossier(unit, applicant.id)))
  if (!dossier) return askPage(req, 'linkOver', 410)
  return new Response(new Uint8Array(await exportOf(dossier)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="my-data.zip"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** `POST /api/candidate/{token}/{action}`: what a candidate decides. */
const receiveAction: PayloadHandler = async (req) => {
  const applicant = await candidateOf(req)
  if (!applicant) return askPage(req, 'linkOver', 410)
  const name = String(req.routeParams?.action ?? '')
  const sent = await readForm(req)
  if (sent instanceof Response) return sent
  const path = `${CANDIDATE_PATH}/${tokenIn(req)}`
  const lang = req.searchParams.get('lang')
  const inLanguage: Record<string, string> = isLocale(lang) ? { lang } : {}
  if (name === 'erase') {
    if (sent.fields.sure !== 'yes') return candidatePage(req, applicant, refusedIn('sureMissing', sent.fields))
    const erasure = await eraseApplicant(req.payload, applicant.id, 'request')
    return seeOther(`${CANDIDATE_PATH}/erased`, {
      certificate: erasure?.reference ?? '',
      lang: localeIn(req, sent.locale),
    })
  }
  if (name === 'withdraw' && sent.fields.sure !== 'yes') {
    return seeOther(`${path}/withdraw/${encodeURIComponent(String(sent.fields.application ?? ''))}`, inLanguage)
  }
  const act = Object.hasOwn(candidateActions, name) ? candidateActions[name] : undefined
  if (!act) return askPage(req, undefined, 404)
  const said = await act(req.payload, applicant, sent)
  const refused = refusedIn(said, sent.fields)
  return refused ? candidatePage(req, applicant, refused) : seeOther(path, { done: said, ...inLanguage })
}

/** `GET /api/candidate/{token}/{action}`: who opens the address of a form again is led to the page it stands on. */
const sendBack: PayloadHandler = (req) => {
  const lang = req.searchParams.get('lang')
  return seeOther(`${CANDIDATE_PATH}/${tokenIn(req)}`, isLocale(lang) ? { lang } : {})
}

/** `GET /api/candidate/{token}/withdraw/{application}`: asks whether it is really to be withdrawn. */
const sendWithdrawal: PayloadHandler = async (req) => {
  const applicant = await candidateOf(req)
  if (!applicant) return askPage(req, 'linkOver', 410)
  return withdrawalPage(req, applicant, {
    id: String(req.routeParams?.application),
    path: `${CANDIDATE_PATH}/${tokenIn(req)}`,
  })
}

/** `GET /api/candidate/erased`: says that it is done; holds nothing of whom. */
const sendErased: PayloadHandler = (req) => {
  const locale = localeIn(req)
  const words = hiringMessages[locale].candidate
  const certificate = /^DEL-[0-9A-F]{12}$/.exec(req.searchParams.get('certificate') ?? '')?.[0]
  const content = html`<h1>${words.erasedTitle}</h1>
    <p>${words.erasedText}</p>
    ${certificate && html`<p>${words.certificate} <bdi>${certificate}</bdi></p>`}`
  return sitePage({ locale, title: words.erasedTitle, content })
}

/** Candidates' own pages, by signed link and without an account. */
export const candidateEndpoints: Endpoint[] = [
  ...addressEndpoints,
  ...emailEndpoints,
  { path: '/candidate', method: 'get', handler: sendAsk },
  { path: '/candidate', method: 'post', handler: receiveRequest },
  { path: '/candidate/erased', method: 'get', handler: sendErased },
  { path: '/candidate/:token', method: 'get', handler: sendPage },
  { path: '/candidate/:token/export', method: 'get', handler: sendExport },
  { path: '/candidate/:token/withdraw/:application', method: 'get', handler: sendWithdrawal },
  { path: '/candidate/:token/:action', method: 'get', handler: sendBack },
  { path: '/candidate/:token/:action', method: 'post', handler: receiveAction },
]
