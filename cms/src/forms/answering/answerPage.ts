import type { Submission } from '../submission'
import { fetchReleasedPage } from './fetchReleasedPage'
import { fillForm, type FormProblem } from './fillForm'
import { plainPage } from './plainPage'

interface PageAnswer extends FormProblem {
  status: number
  headers?: Record<string, string>
}

/** The page that the form stands on, with what was typed, and what is wrong in its slots. */
export async function answerPage(submission: Submission, { status, headers = {}, ...problem }: PageAnswer) {
  const html = submission.page && (await fetchReleasedPage(submission.page))
  const body = (html && fillForm(html, submission.fields, problem, submission.locale)) || plainPage(submission, problem)
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}
