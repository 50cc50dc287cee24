import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { Endpoint, PayloadHandler } from 'payload'
import { askPage, CANDIDATE_PATH } from '@/recruitment/candidate/candidatePage'
import { localeIn, tokenIn } from '@/recruitment/candidate/receiveParts'
import { html } from '@/recruitment/pages/html'
import { button, form } from '@/recruitment/pages/parts'
import { sitePage } from '@/recruitment/pages/sitePage'
import { confirmAddress, enteredAddressIn } from './confirmAddress'

/** Enough for a person to know their own address by, and for nobody else to write to it. */
const masked = (email: string) => email.replace(/(?<=^.).*(?=@)/, '…')

/** `GET /api/candidate/address/{token}`: one button, so that a mail scanner that follows links confirms nothing. */
const sendQuestion: PayloadHandler = async (req) => {
  const token = tokenIn(req)
  const found = await enteredAddressIn(req.payload, token)
  if (!found) return askPage(req, 'linkOver', 410)
  const locale = localeIn(req)
  const words = hiringMessages[locale].candidate.enteredEmail
  const path = `${CANDIDATE_PATH}/address/${token}`
  const content = html`<h1>${words.title}</h1>
    <p><bdi dir="ltr">${masked(found.email)}</bdi></p>
    ${form(`${path}?lang=${locale}`, button(words.confirm))}`
  return sitePage({ locale, title: words.title, content, path })
}

/** `POST /api/candidate/address/{token}`: the address is the person's own. It opens no page: that link goes there by mail. */
const receiveConfirmation: PayloadHandler = async (req) =>
  (await confirmAddress(req.payload, tokenIn(req))) ? askPage(req, 'addressConfirmed') : askPage(req, 'linkOver', 410)

/** Addresses that colleagues entered for a person, confirmed by signed links. Before the other calls of a candidate, whose paths fit these too. */
export const addressEndpoints: Endpoint[] = [
  { path: '/candidate/address/:token', method: 'get', handler: sendQuestion },
  { path: '/candidate/address/:token', method: 'post', handler: receiveConfirmation },
]
