import { directionOf } from '@diwan/shared/content'
import { formsMessages } from '@diwan/shared/messages/forms'
import type { Submission } from '../submission'
import type { FormProblem } from './fillForm'
import { siteAddress } from './siteAddress'

/** What is wrong, on a page of its own: for when the form's page cannot be had. */
export function plainPage(
  { locale, page }: Pick<Submission, 'locale' | 'page'>,
  { errors, message }: FormProblem,
): string {
  const { action, summary } = formsMessages[locale]
  const back = page ? `<p><a href="${escape(siteAddress(page))}">${escape(action.tryAgain)}</a></p>` : ''
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf[locale]}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(summary.prefix + message)}</title>
<main><h1>${escape(message)}</h1><ul>${errors.map((error) => `<li>${escape(error.message)}</li>`).join('')}</ul>${back}</main>
</html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
