import { isLocale, otherLocale } from '@diwan/shared/content'
import type { MailTemplateDoc } from '@diwan/shared/generated/payload-types'
import type { FieldHook } from 'payload'

/** A template that has no name in a language is called there as in the other one: it has to be found in every list. */
export const borrowTitle: FieldHook<MailTemplateDoc> = async ({ originalDoc, req, value }) => {
  if (value || !originalDoc?.id || !isLocale(req.locale)) return value
  // The database answers localised texts in all languages at once.
  const stored = await req.payload.db.findOne<{ id: string; title?: unknown }>({
    collection: 'mail-templates',
    where: { id: { equals: originalDoc.id } },
    select: { title: true },
    req,
  })
  const titles = stored?.title as Partial<Record<string, string>> | null | undefined
  return titles?.[otherLocale(req.locale)] ?? value
}
