import type { Locale } from '@diwan/shared/content'
import type { Payload } from 'payload'

/** Departments and cities of the vacancies that visitors see as open, as they are written in a language. */
export async function listOffered(
  payload: Payload,
  locale: Locale,
): Promise<Record<'department' | 'city', readonly string[]>> {
  const now = new Date().toISOString()
  const { docs } = await payload.find({
    collection: 'vacancies',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { state: { equals: 'open' } },
        { publishedAt: { less_than_equal: now } },
        { or: [{ closesAt: { exists: false } }, { closesAt: { greater_than: now } }] },
      ],
    },
    locale,
    select: { department: true, city: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const named = (values: (string | null | undefined)[]) =>
    [...new Set(values.flatMap((value) => value?.trim() || []))].toSorted(new Intl.Collator(locale).compare)
  return { department: named(docs.map((doc) => doc.department)), city: named(docs.map((doc) => doc.city)) }
}
