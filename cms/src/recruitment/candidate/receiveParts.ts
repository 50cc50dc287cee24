import { isLocale, type Locale } from '@diwan/shared/content'
import { MAX_APPLICATION_BYTES } from '@diwan/shared/spec/forms'
import type { PayloadRequest } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { readSubmission } from '@/forms/receiving/readSubmission'
import { type Submission, Unreadable } from '@/forms/submission'

export const tokenIn = ({ routeParams }: PayloadRequest): string => String(routeParams?.token ?? '')

/** The language a page was asked for in, or the one to fall back on. */
export function localeIn({ headers, searchParams }: PayloadRequest, other?: Locale): Locale {
  const asked = searchParams.get('lang')
  if (isLocale(asked)) return asked
  return other ?? (/^\s*ar\b/i.test(headers.get('Accept-Language') ?? '') ? 'ar' : 'en')
}

/** Reads what a form without script sent; a body that is none is answered at once. */
export async function readForm(req: PayloadRequest): Promise<Submission | Response> {
  const sent = await readSubmission(req, {
    types: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    maxBytes: MAX_APPLICATION_BYTES,
  })
  return sent instanceof Unreadable ? refuse(sent.status, sent.message) : sent
}

/** After something was done: back to the page that says so, which may be reloaded. */
export const seeOther = (path: string, query: Record<string, string>): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: `${path}?${new URLSearchParams(query)}`, 'Cache-Control': 'no-store' },
  })
