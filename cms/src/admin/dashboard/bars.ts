import type { Locale } from '@diwan/shared/content'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { stringify } from 'qs-esm'
import { segments, type AdminCollection } from '@/admin/segments'

/** One bar of a chart: how many there are, and the list that shows exactly these. */
export interface Bar {
  key: string
  label: string
  count: number
  href: string
}

interface Counted {
  collection: AdminCollection
  where: Where
  locale?: Locale
}

/** A condition without what the list of the collection leaves out by itself. */
export async function asListed(req: PayloadRequest, { collection, where }: Counted): Promise<Where> {
  const { admin } = req.payload.collections[collection as CollectionSlug].config
  const left = await admin.baseFilter?.({ req, limit: 0, page: 1, sort: '' })
  return left ? { and: [where, left] } : where
}

/** How many documents there are that the person may read, as their list shows them. */
export async function countOf(req: PayloadRequest, counted: Counted): Promise<number> {
  const query = {
    collection: counted.collection,
    where: await asListed(req, counted),
    locale: counted.locale,
    user: req.user,
    overrideAccess: false,
  }
  return (await req.payload.count(query as never)).totalDocs
}

/** The address of the list that shows what was counted. */
export const listOf = ({ collection, where, locale }: Counted): string =>
  `/admin/auth/${segments[collection]}${stringify({ where, locale }, { addQueryPrefix: true, skipNulls: true })}`

/** A bar for each question, in their order. */
export function barsOf(req: PayloadRequest, questions: (Counted & { key: string; label: string })[]): Promise<Bar[]> {
  return Promise.all(
    questions.map(async ({ key, label, ...counted }) => {
      // Payload writes ids as the database has them into the condition it is given.
      const href = listOf(counted)
      return { key, label, count: await countOf(req, counted), href }
    }),
  )
}
