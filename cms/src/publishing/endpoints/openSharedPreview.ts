import { defaultLocale, type Locale } from '@diwan/shared/content'
import { sentencePage } from '@diwan/shared/lib/sentencePage'
import { previewMessages } from '@diwan/shared/messages/preview'
import { SENTENCE_POLICY } from '@diwan/shared/spec/headers'
import type { PayloadHandler } from 'payload'
import { findLink, isOpen } from '../preview/findOpenLink'
import { previewAddress } from '../preview/previewAddress'

/** `GET /api/publishing/shared-preview/{token}`: leads somebody without an account to the draft that a link was made for. */
export const openSharedPreview: PayloadHandler = async ({ payload, routeParams }) => {
  const link = await findLink(payload, { token: String(routeParams?.token ?? '') })
  const locale = link?.locale ?? defaultLocale
  if (!link || !isOpen(link)) return sentence(403, locale, 'revoked')
  const { collection, documentId: id } = link
  const url = await previewAddress(payload, { collection, id, locale, link })
  if (!url) return sentence(404, locale, 'gone')
  return new Response(null, { status: 303, headers: { Location: url, 'Cache-Control': 'no-store' } })
}

function sentence(status: number, locale: Locale, reason: 'gone' | 'revoked'): Response {
  const { title, [reason]: text } = previewMessages[locale]
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': SENTENCE_POLICY,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  }
  return new Response(sentencePage({ locale, title, text }), { status, headers })
}
