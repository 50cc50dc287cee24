import { isContentSlug, isLocale, type ContentSlug, type Locale } from '@diwan/shared/content'
import { planMessages } from '@diwan/shared/messages/plans'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { mayWriteContent } from '@/access/mayWriteContent'
import { titleOf } from '@/audit/titleOf'
import type { Plan } from './Plan'

const SHOWN = 200

/** A job of the queue, as far as a plan is read from it. */
export interface PlannedJob {
  id: string
  waitUntil?: string | null
  hasError?: boolean | null
  error?: unknown
  input?: {
    type?: string | null
    locale?: string | null
    doc?: { relationTo: string; value: string } | null
    global?: string | null
    user?: { value: string } | null
  } | null
}

export const isPlanJob: Where = { taskSlug: { equals: 'schedulePublish' } }

/** The plans of documents that the person may write, or those of one document; the next one first. */
export async function listPlans(req: PayloadRequest, documentId?: string): Promise<Plan[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: documentId ? { and: [isPlanJob, { 'input.doc.value': { equals: documentId } }] } : isPlanJob,
    sort: 'waitUntil',
    limit: SHOWN,
    pagination: false,
    depth: 0,
    // Jobs are nobody's to read; whose documents they are about is judged below.
    overrideAccess: true,
  })
  const jobs = docs as unknown as PlannedJob[]
  const documents = await documentsOf(req, jobs)
  const names = await namesOf(
    req,
    jobs.map(({ input }) => input?.user?.value),
  )
  return jobs.flatMap((job): Plan[] => {
    const { doc, locale, type, user } = job.input ?? {}
    const document = doc ? documents.get(`${doc.relationTo}/${doc.value}`) : undefined
    if (!doc || document === undefined) return []
    return [
      {
        id: job.id,
        action: type === 'unpublish' ? 'unpublish' : 'publish',
        locale: isLocale(locale) ? locale : 'all',
        at: job.waitUntil ?? '',
        collection: doc.relationTo as ContentSlug,
        documentId: doc.value,
        title: document.title,
        by: names.get(user?.value ?? '') ?? null,
        fault: job.hasError ? (document.inTrash ?? reasonOf(job.error)) : null,
      },
    ]
  })
}

/** How many plans there still are for documents that the person may write. */
export async function countPlans(req: PayloadRequest): Promise<number> {
  return (await listPlans(req)).length
}

interface PlannedDocument {
  title: string
  /** Said of one in the trash, where Payload finds nothing to publish. */
  inTrash: string | null
}

async function documentsOf(req: PayloadRequest, jobs: PlannedJob[]): Promise<Map<string, PlannedDocument>> {
  const wanted = new Map<string, Set<string>>()
  for (const { input } of jobs) {
    if (!input?.doc || !isContentSlug(input.doc.relationTo)) continue
    const ids = wanted.get(input.doc.relationTo) ?? new Set()
    wanted.set(input.doc.relationTo, ids.add(input.doc.value))
  }
  const documents = new Map<string, PlannedDocument>()
  const language: Locale = req.i18n.language === 'ar' ? 'ar' : 'en'
  const { inTrash } = planMessages[language].faults
  for (const [collection, ids] of wanted) {
    if (!(await mayWriteContent(req, collection))) continue
    const query = { draft: true, depth: 0, pagination: false, trash: true, user: req.user, overrideAccess: false }
    const { docs } = await req.payload.find({
      ...query,
      collection: collection as CollectionSlug,
      where: { id: { in: [...ids] } },
      locale: language,
      fallbackLocale: language === 'ar' ? 'en' : 'ar',
    } as never)
    for (const doc of docs as unknown as Record<string, unknown>[])
      documents.set(`${collection}/${String(doc.id)}`, {
        title: titleOf(collection, doc) ?? String(doc.id),
        inTrash: doc.deletedAt ? inTrash : null,
      })
  }
  return documents
}

async function namesOf({ payload }: PayloadRequest, ids: (string | undefined)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))]
  if (wanted.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: wanted } },
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

function reasonOf(error: unknown): string {
  const message = typeof error === 'object' && error && 'message' in error ? error.message : error
  return typeof message === 'string' && message ? message : '–'
}
