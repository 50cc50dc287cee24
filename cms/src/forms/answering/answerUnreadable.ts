import { formsMessages } from '@diwan/shared/messages/forms'
import type { PayloadRequest } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { localeOf, pageFrom } from '../receiving/readSubmission'
import type { Unreadable } from '../submission'
import { plainPage } from './plainPage'

/** Why a call is no submission: as data for programs, and in their language on a page for people. */
export function answerUnreadable(req: PayloadRequest, { message, status }: Unreadable): Response {
  if (!(req.headers.get('Accept') ?? '').includes('text/html')) return refuse(status, message)
  const page = pageFrom(req)
  const locale = localeOf(req, undefined, page)
  const { fault, state } = formsMessages[locale]
  const body = plainPage({ locale, page }, { message: status === 413 ? fault.cvTooBig : state.refused, errors: [] })
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
