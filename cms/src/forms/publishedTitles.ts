import type { Locale } from '@diwan/shared/content'
import type { Payload } from 'payload'
import { publishedDocuments } from '@/publishing/published/publishedDocuments'
import type { Named } from './findPublished'

/** What a document is called in each language; one that is not published in it, as in the other. Nothing when it is not named. */
export async function publishedTitles(
  payload: Payload,
  collection: Named,
  id: string | undefined,
): Promise<(locale: Locale) => string | undefined> {
  const [document] = id ? await publishedDocuments(payload, collection, [id]) : []
  const titleIn = (locale: Locale) => document?.locales[locale]?.title as string | undefined
  return (locale) => titleIn(locale) ?? titleIn(locale === 'ar' ? 'en' : 'ar')
}
