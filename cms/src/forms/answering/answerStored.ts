import { localePath } from '@diwan/shared/content'
import type { SubmissionAnswer } from '@diwan/shared/contracts/errorAnswer'
import type { Submission } from '../submission'
import { siteAddress } from './siteAddress'

/** The submission is stored: its reference, or the thank-you page with it, which may be reloaded. */
export function answerStored({ locale, wantsPage }: Submission, reference: string): Response {
  if (wantsPage) {
    const path = `${localePath(locale, '/thank-you')}?reference=${encodeURIComponent(reference)}`
    return new Response(null, { status: 303, headers: { Location: siteAddress(path), 'Cache-Control': 'no-store' } })
  }
  const answer: SubmissionAnswer = { success: true, reference }
  return Response.json(answer, { status: 201, headers: { 'Cache-Control': 'no-store' } })
}
