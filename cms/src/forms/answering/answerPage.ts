import type { Submission } from '../submission'
import { fetchReleasedPage } from './fetchReleasedPage'
import { fillForm, type FormProblem } from './fillForm'
import { problemPage } from './problemPage'

interface PageAnswer extends FormProblem {
  status: number
  headers?: Record<string, string>
  /** What is said where what was typed cannot be shown again. */
  messageAlone?: string
}

/** The page that the form stands on, with what was typed, and what is wrong in its slots. */
export async function answerPage(
  submission: Submission,
  { headers = {}, messageAlone, status, ...problem }: PageAnswer,
): Promise<Response> {
  const released = submission.page && (await fetchReleasedPage(submission.page))
  const filled =
    released && fillForm(released, { ...submission.fields, place: submission.place }, problem, submission.locale)
  if (!filled) {
    const message = messageAlone ?? problem.message
    const page = await problemPage(submission, { errors: problem.errors, message }, status)
    for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
    return page
  }
  return new Response(filled, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}
