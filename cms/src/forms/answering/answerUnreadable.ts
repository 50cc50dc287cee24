import type { Locale } from '@diwan/shared/content'
import { formsMessages } from '@diwan/shared/messages/forms'
import type { PayloadRequest } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { localeOf, pageFrom } from '../receiving/readSubmission'
import type { Unreadable } from '../submission'
import { problemPage } from './problemPage'

interface From {
  page?: string
  locale?: Locale
  /** What is said of files that are too big. */
  tooBig?: string
}

/** Why a call is no submission: as data for programs, and in their language on a page for people. */
export async function answerUnreadable(
  req: PayloadRequest,
  { isGarbled, message, status }: Unreadable,
  hasFiles: boolean,
  from: From = {},
): Promise<Response> {
  if (!(req.headers.get('Accept') ?? '').includes('text/html')) return refuse(status, message)
  const page = from.page ?? pageFrom(req)
  const locale = from.locale ?? localeOf(req, undefined, page)
  const { fault, state } = formsMessages[locale]
  const tooBig = hasFiles ? (from.tooBig ?? fault.filesTooBig) : fault.messageTooLong
  const why = isGarbled ? state.garbled : state.refused
  return problemPage({ locale, page }, { message: status === 413 ? tooBig : why, errors: [] }, status)
}
