import { localePath } from '@diwan/shared/content'
import type { SubmissionAnswer } from '@diwan/shared/contracts/errorAnswer'
import type { Submission } from '../submission'
import { siteAddress } from './siteAddress'

/** The submission is stored: its reference, or the thank-you page with it, which may be reloaded. */
export function answerStored({ fields, files, locale, wantsPage }: Submission, reference: string): Response {
  if (wantsPage) {
    const about = files.size > 0 ? 'application' : fields.kind === 'report-request' ? 'report' : undefined
    const query = new URLSearchParams({ reference, ...(about && { about }) })
    const path = `${localePath(locale, '/thank-you')}?${query}`
    return new Response(null, { status: 303, headers: { Location: siteAddress(path), 'Cache-Control': 'no-store' } })
  }
  const answer: SubmissionAnswer = { success: true, reference }
  return Response.json(answer, { status: 201, headers: { 'Cache-Control': 'no-store' } })
}
