import { formsMessages } from '@diwan/shared/messages/forms'
import { html } from '@/recruitment/pages/html'
import { sitePage } from '@/recruitment/pages/sitePage'
import type { Submission } from '../submission'
import type { FormProblem } from './fillForm'
import { siteAddress } from './siteAddress'

/** What is wrong, on a page of its own: for when the form's page cannot be had or cannot be filled in. */
export function problemPage(
  { locale, page }: Pick<Submission, 'locale' | 'page'>,
  { errors, message }: FormProblem,
  status: number,
): Promise<Response> {
  const { action, summary } = formsMessages[locale]
  const content = html`<h1>${message}</h1>
    ${
      errors.length > 0 &&
      html`<ul>
        ${errors.map((error) => html`<li>${error.message}</li>`)}
      </ul>`
    }
    ${page && html`<p><a href="${siteAddress(page)}">${action.tryAgain}</a></p>`}`
  return sitePage({ locale, title: summary.prefix + message, content, status })
}
