import { isLocale, type Locale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { MAX_APPLICATION_BYTES } from '@diwan/shared/spec/forms'
import type { PayloadRequest } from 'payload'
import { env } from '@/env'
import { answerUnreadable } from '@/forms/answering/answerUnreadable'
import { readSubmission } from '@/forms/receiving/readSubmission'
import { type Submission, Unreadable } from '@/forms/submission'

/** The token that stands in an address, written as it does there: ours hold nothing that is written otherwise. */
export const tokenIn = ({ routeParams }: PayloadRequest): string => encodeURIComponent(String(routeParams?.token ?? ''))

/** The language a page was asked for in, or the one to fall back on. */
export function localeIn({ headers, searchParams }: PayloadRequest, other?: Locale): Locale {
  const asked = searchParams.get('lang')
  if (isLocale(asked)) return asked
  return other ?? (/^\s*ar\b/i.test(headers.get('Accept-Language') ?? '') ? 'ar' : 'en')
}

/** The page that a form was sent from: with a token, its address is the one of the page and what is done there. */
function pageOf({ routeParams, url }: PayloadRequest): string {
  const { pathname } = new URL(url ?? '', env.SITE_URL)
  return routeParams?.token ? pathname.slice(0, pathname.lastIndexOf('/')) : pathname
}

/** Reads what a form without script sent; a body that is none is answered at once, on a page for people. */
export async function readForm(req: PayloadRequest): Promise<Submission | Response> {
  const sent = await readSubmission(req, {
    types: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    maxBytes: MAX_APPLICATION_BYTES,
  })
  if (!(sent instanceof Unreadable)) return sent
  const hasFiles = (req.headers.get('Content-Type') ?? '').startsWith('multipart/')
  const locale = localeIn(req)
  // The one file that is sent here is a CV.
  const tooBig = hiringMessages[locale].candidate.said.cvWrong
  return answerUnreadable(req, sent, hasFiles, { page: `${pageOf(req)}?lang=${locale}`, locale, tooBig })
}

/** After something was done: back to the page that says so, which may be reloaded. */
export const seeOther = (path: string, query: Record<string, string>): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: `${path}?${new URLSearchParams(query)}`, 'Cache-Control': 'no-store' },
  })
