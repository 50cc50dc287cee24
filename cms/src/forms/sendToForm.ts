import { localePath } from '@diwan/shared/content'
import type { PayloadHandler } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { siteAddress } from './answering/siteAddress'
import { localeOf, pageFrom } from './receiving/readSubmission'

/**
 * `GET` of a form's address: a browser shows it above a page that was answered to a post, and asks for it when somebody reloads by
 * hand or comes back to a tab. Who does is led to the form.
 */
export const sendToForm =
  (path: string): PayloadHandler =>
  (req) => {
    const headers = { Allow: 'POST' }
    if (!(req.headers.get('Accept') ?? '').includes('text/html'))
      return refuse(405, 'A form is sent here by POST.', { headers })
    const page = pageFrom(req)
    const form =
      page === undefined || page.startsWith('/api/') ? localePath(localeOf(req, undefined, page), path) : page
    return new Response(null, { status: 303, headers: { Location: siteAddress(form), 'Cache-Control': 'no-store' } })
  }
