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

/** How many documents there are that the person may read, without what their list leaves out by itself. */
export async function countOf(req: PayloadRequest, { collection, where, locale }: Counted): Promise<number> {
  const slug = collection as CollectionSlug
  const { admin } = req.payload.collections[slug].config
  const left = await admin.baseFilter?.({ req, limit: 0, page: 1, sort: '' })
  const query = {
    collection: slug,
    where: left ? { and: [where, left] } : where,
    locale,
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
    questions.map(async ({ key, label, ...counted }) => ({
      key,
      label,
      count: await countOf(req, counted),
      href: listOf(counted),
    })),
  )
}
