import { type Locale, otherLocale } from '@diwan/shared/content'
import type { ApplicationDoc, MailTemplateDoc } from '@diwan/shared/generated/payload-types'
import { INVITATION_TEMPLATE } from '@diwan/shared/spec/hiring'
import type { PayloadRequest } from 'payload'
import { fillTemplate } from '@/email/fillTemplate'
import { wordsOfApplication } from './wordsOfApplication'

interface Letter {
  id: string
  title: string
  subject: string
  text: string
}

/**
 * The desk's templates as letters to a candidate, filled in: in their language, or in the other one where a template was not written
 * in theirs; called by their names in the reader's. `undefined` when nobody can be written to. An invitation is no such letter: its
 * times come with it.
 */
export async function listLetters(
  req: PayloadRequest,
  application: ApplicationDoc,
): Promise<{ language: Locale; templates: Letter[] } | undefined> {
  const words = await wordsOfApplication(req, application)
  if (!words) return undefined
  const others = await listTemplates(req, otherLocale(words.locale))
  const otherOf = new Map(others.map((template) => [template.id, template]))
  const reader = req.i18n.language === 'ar' ? 'ar' : 'en'
  const templates = (await listTemplates(req, words.locale)).flatMap((own) => {
    const other = otherOf.get(own.id)
    const written = [own, other].find((one) => one?.subject && one.body)
    if (!written || own.desk === 'enquiries' || own.key === INVITATION_TEMPLATE) return []
    const { title } = reader === words.locale ? own : (other ?? own)
    const subject = fillTemplate(written.subject, words.values)
    return [{ id: own.id, title, subject, text: fillTemplate(written.body, words.values).trim() }]
  })
  // The database has no name to sort by where a template borrows one.
  return { language: words.locale, templates: templates.toSorted(byTitle(reader)) }
}

const byTitle = (locale: Locale) => (one: Letter, other: Letter) => one.title.localeCompare(other.title, locale)

async function listTemplates({ payload, user }: PayloadRequest, locale: Locale): Promise<MailTemplateDoc[]> {
  const find = { collection: 'mail-templates', locale, pagination: false, depth: 0 } as const
  return (await payload.find({ ...find, user, overrideAccess: false })).docs
}
