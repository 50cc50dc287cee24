import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { html } from '@/recruitment/pages/html'
import { button, form } from '@/recruitment/pages/parts'
import { sitePage } from '@/recruitment/pages/sitePage'
import { localeOfApplicant } from '@/recruitment/privacy/localeOfApplicant'
import { readDesk, undoTimeOf } from '@/recruitment/desk/readDesk'
import { listApplications, titleOf } from './listApplications'
import { localeIn, seeOther } from './receiveParts'
import { isToDecide } from './shownStage'

/** Asks once more before an application is withdrawn: nobody can take that back. What is decided leads back to the page. */
export async function withdrawalPage(
  req: PayloadRequest,
  applicant: ApplicantDoc,
  { id, path: own }: { id: string; path: string },
): Promise<Response> {
  const locale = localeIn(req, await localeOfApplicant(req.payload, applicant.id))
  const { candidate: words } = hiringMessages[locale]
  const application = (await listApplications(req.payload, applicant.id, locale)).find((one) => one.id === id)
  const undoTime = undoTimeOf(await readDesk(req.payload, locale))
  if (!application || !isToDecide(application, undoTime)) return seeOther(own, { done: 'decided', lang: locale })
  const content = html`<h1>${words.withdrawing.title}</h1>
    <p><strong>${titleOf(application) ?? words.speculative}</strong> <bdi>${application.reference}</bdi></p>
    <p>${words.withdrawing.text}</p>
    ${form(
      `${own}/withdraw?lang=${locale}`,
      html`<input type="hidden" name="application" value="${id}" /><input type="hidden" name="sure" value="yes" />
        ${button(words.withdrawing.confirm)}`,
    )}
    <p><a href="${own}?lang=${locale}">${words.withdrawing.keep}</a></p>`
  return sitePage({ locale, title: words.withdrawing.title, content, path: `${own}/withdraw/${id}` })
}
