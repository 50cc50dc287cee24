import { hiringMessages } from '@diwan/shared/messages/hiring'
import { MINUTE } from '@diwan/shared/lib/time'
import type { Endpoint, PayloadHandler } from 'payload'
import { Limit } from '@/rateLimits/Limit'
import { mailboxKey } from '@/rateLimits/mailboxKey'
import { html } from '@/recruitment/pages/html'
import { button, form } from '@/recruitment/pages/parts'
import { sitePage } from '@/recruitment/pages/sitePage'
import { askPage, CANDIDATE_PATH, candidateOf, candidatePage } from './candidatePage'
import { askForEmail, confirmEmail, emailIn, wishIn } from './changeEmail'
import { refusedIn } from './faults'
import { localeIn, readForm, seeOther, tokenIn } from './receiveParts'
import { selfServiceLink } from './selfServiceLink'

const asking = new Limit({ name: 'candidate-email', max: 3, window: 60 * MINUTE })
const askingAt = new Limit({ name: 'candidate-email-at', max: 3, window: 60 * MINUTE })

/** `POST /api/candidate/{token}/email`: asks at the new address. The answer does not tell whether anybody applied with it. */
const receiveWish: PayloadHandler = async (req) => {
  const applicant = await candidateOf(req)
  if (!applicant) return askPage(req, 'linkOver', 410)
  const sent = await readForm(req)
  if (sent instanceof Response) return sent
  const lang = localeIn(req, sent.locale)
  const answer = (done: string) => seeOther(`${CANDIDATE_PATH}/${tokenIn(req)}`, { done, lang })
  const email = emailIn(sent.fields.email)
  if (!email) return candidatePage(req, applicant, refusedIn('emailWrong', sent.fields))
  if (email === applicant.email) return answer('emailSame')
  if ((await asking.take(req.payload, applicant.id)) > 0 || (await askingAt.take(req.payload, mailboxKey(email))) > 0) {
    return answer('slowDown')
  }
  await askForEmail(req.payload, applicant, email, lang)
  return answer('emailAsked')
}

/** `GET /api/candidate/email/{token}`: one button, so that a mail scanner that follows links changes nothing. */
const sendConfirmation: PayloadHandler = async (req) => {
  const token = tokenIn(req)
  const wish = await wishIn(req.payload, token)
  if (!wish) return askPage(req, 'linkOver', 410)
  const locale = localeIn(req)
  const words = hiringMessages[locale].candidate.newEmail
  const path = `${CANDIDATE_PATH}/email/${token}`
  const content = html`<h1>${words.title}</h1>
    <p><bdi>${wish.email}</bdi></p>
    ${form(`${path}?lang=${locale}`, button(words.confirm))}`
  return sitePage({ locale, title: words.title, content, path })
}

/** `POST /api/candidate/email/{token}`: the new address takes the place of the old one, which is told. */
const receiveConfirmation: PayloadHandler = async (req) => {
  const lang = localeIn(req)
  const confirmed = await confirmEmail(req.payload, tokenIn(req), lang)
  if (confirmed === 'linkOver') return askPage(req, 'linkOver', 410)
  if (confirmed === 'emailTaken') return askPage(req, 'emailTaken', 409)
  const own = new URL(selfServiceLink(confirmed.applicant)).pathname
  return seeOther(own, { done: 'emailChanged', lang })
}

/** A candidate's new address, by signed links. Before the other calls of a candidate, whose paths fit these too. */
export const emailEndpoints: Endpoint[] = [
  { path: '/candidate/email/:token', method: 'get', handler: sendConfirmation },
  { path: '/candidate/email/:token', method: 'post', handler: receiveConfirmation },
  { path: '/candidate/:token/email', method: 'post', handler: receiveWish },
]
