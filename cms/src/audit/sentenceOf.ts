import { type AuditLine, auditMessages } from '@diwan/shared/messages/audit'
import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { shortTime } from '@/recruitment/longDate'
import { readTimeZone } from '@/recruitment/readTimeZone'

/** A line of the audit log as a sentence, in the language of whoever reads it; a time in it is told by the company's clock. */
export async function sentenceOf(line: AuditLine, req: PayloadRequest): Promise<string> {
  const locale = req.i18n?.language === 'ar' ? 'ar' : 'en'
  const words = auditMessages[locale]
  const who = line.name || (line.action === 'failed-sign-in' ? words.somebody : words.system)
  const kind = kindOf(line.collection, words.kinds, req)
  const title = line.collection === 'globals' ? nameOfGlobal(line.title, req) : line.title
  const named = title ? words.named(kind, title) : kind
  const tell = words.sentences[line.action as keyof typeof words.sentences]
  if (!tell) return `${who}: ${String(line.action)} ${named}`
  const detail = { ...(line.detail as Record<string, unknown> | null) }
  if (typeof detail.at === 'string') detail.at = shortTime(detail.at, locale, await readTimeZone(req.payload))
  return tell(who, named, detail)
}

/** What one document of a list is called; the list's own label where the log has no words for it. */
function kindOf(slug: string | null | undefined, kinds: Record<string, string>, { i18n, payload }: PayloadRequest) {
  if (!slug) return ''
  const singular = payload.config.collections.find((collection) => collection.slug === slug)?.labels?.singular
  return kinds[slug] ?? (singular ? getTranslation(singular, i18n) : slug)
}

function nameOfGlobal(slug: string | null | undefined, { i18n, payload }: PayloadRequest) {
  const label = payload.config.globals.find((global) => global.slug === slug)?.label
  return label ? getTranslation(label, i18n) : slug
}
