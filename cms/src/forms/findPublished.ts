import { defaultLocale, type Locale } from '@diwan/shared/content'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { Payload } from 'payload'
import { publishedDocuments } from '@/publishing/published/publishedDocuments'

export type Named = 'industry-solutions' | 'reports' | 'services' | 'vacancies'

/** A document that visitors can see in some language, in the preferred one if it is published in that. */
export async function findPublished(
  payload: Payload,
  collection: Named,
  id: string,
  preferred: Locale = defaultLocale,
) {
  const [document] = await publishedDocuments(payload, collection, [id])
  if (!document) return undefined
  const { en, ar }: MirroredDocument['locales'] = document.locales
  return (preferred === 'ar' ? (ar ?? en) : (en ?? ar)) ?? undefined
}
