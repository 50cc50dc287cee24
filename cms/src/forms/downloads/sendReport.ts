import { type Locale, localePath } from '@diwan/shared/content'
import { formAnswersMessages } from '@diwan/shared/messages/formAnswers'
import type { PayloadHandler, PayloadRequest } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { streamFile } from '@/endpoints/streamFile'
import { html } from '@/recruitment/pages/html'
import { sitePage } from '@/recruitment/pages/sitePage'
import { siteAddress } from '../answering/siteAddress'
import { findPublished } from '../findPublished'
import { localeOf } from '../receiving/readSubmission'
import { isReportLink } from './reportLink'

/** `GET /api/downloads/reports/{id}?lang=…&expires=…&signature=…`: the file of a report that somebody asked for. */
export const sendReport: PayloadHandler = async (req) => {
  const { payload, routeParams, searchParams } = req
  const id = String(routeParams?.id ?? '')
  const locale = localeOf(req, searchParams.get('lang'), undefined)
  if (!isReportLink(id, searchParams)) return answer(req, locale, 403, 'expired')
  const report = await findPublished(payload, 'reports', id)
  return report ? streamFile(payload, String(report.file)) : answer(req, locale, 404, 'gone')
}

/** Why there is no file: on a page for who followed the link, as data for a program. */
function answer({ headers }: PayloadRequest, locale: Locale, status: number, reason: 'expired' | 'gone') {
  const { again, title, [reason]: text } = formAnswersMessages[locale].reportLink
  if (!(headers.get('Accept') ?? '').includes('text/html')) return refuse(status, text)
  const link = siteAddress(localePath(locale, '/reports-publications'))
  const content = html`<h1>${title}</h1>
    <p>${text}</p>
    <p><a href="${link}">${again}</a></p>`
  return sitePage({ locale, title, content, status })
}
