import { isLocale, type Locale, locales } from '@diwan/shared/content'
import { planMessages } from '@diwan/shared/messages/plans'
import {
  type CollectionSlug,
  getLocalI18n,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedConfig,
  type TypedUser,
} from 'payload'
import { findState } from '@/bundles/stateBefore'
import { inTurn } from '@/database/inTurn'
import { type DuePlan, listLaterPlans } from './listLaterPlans'
import { plansQueue } from './plansQueue'

interface ScheduleInput {
  type?: 'publish' | 'unpublish'
  locale?: string | null
  doc?: { relationTo: CollectionSlug; value: string } | null
  global?: GlobalSlug | null
  user?: { relationTo: 'users'; value: string } | null
  /** Language of whoever planned it, in which they are told why it failed. */
  language?: Locale
}

/**
 * Replaces Payload's task for scheduled publishing, which handles the default language only: this one publishes and
 * unpublishes the language that was chosen, or every one. Of several plans for a document that are due, as after a pause, the
 * last one counts.
 */
export function publishOnSchedule(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (task) task.handler = handler as unknown as typeof task.handler
  return config
}

interface ScheduledJob {
  input: ScheduleInput
  job: DuePlan
  req: PayloadRequest
}

// Payload begins all that are due at once.
const handler = (scheduled: ScheduledJob) => inTurn(plansQueue, () => carryOut(scheduled))

async function carryOut({ input, job, req }: ScheduledJob) {
  const later = await listLaterPlans(req.payload, job)
  const taken = new Set(later.flatMap((plan) => languagesOf(plan.input?.locale)))
  const planned = languagesOf(input.locale)
  const left = planned.filter((locale) => !taken.has(locale))
  if (left.length < planned.length) req.payload.logger.info({ msg: 'plan overtaken by a later one', job: job.id, left })
  if (left.length === 0) return { output: {} }
  const { payload } = req
  const language = input.language ?? 'en'
  const user = input.user ? await findUser(req, input.user.value, language) : undefined
  const i18n = await getLocalI18n({ config: payload.config, language })
  const scopes = left.length === locales.length ? await everywhere(req, input) : left.map((locale) => ({ locale }))
  for (const scope of scopes) {
    const change = {
      data: { _status: input.type === 'unpublish' ? 'draft' : 'published' },
      depth: 0,
      // Without a user the system itself planned it.
      overrideAccess: !user,
      ...(user ? { user } : {}),
      ...scope,
      req: { i18n },
    }
    if (input.doc) {
      await payload.update({ ...change, collection: input.doc.relationTo, id: input.doc.value } as never)
    }
    if (input.global) await payload.updateGlobal({ ...change, slug: input.global } as never)
  }
  return { output: {} }
}

const languagesOf = (locale: string | null | undefined): readonly Locale[] => (isLocale(locale) ? [locale] : locales)

/** All languages in one save. What somebody has begun in one only is published in that: the other one has nothing to be judged. */
async function everywhere(req: PayloadRequest, { doc, type }: ScheduleInput): Promise<object[]> {
  if (type === 'unpublish') return [{ unpublishAllLocales: true }]
  const begun = doc ? await listBegun(req, doc) : locales
  return begun.length === 1 ? begun.map((locale) => ({ locale })) : [{ publishAllLocales: true }]
}

async function listBegun(
  req: PayloadRequest,
  { relationTo: collection, value: id }: NonNullable<ScheduleInput['doc']>,
) {
  const begun: Locale[] = []
  for (const locale of locales) {
    if ((await findState(req, { collection, id, locale, draft: true }))?.title) begun.push(locale)
  }
  return begun
}

async function findUser({ payload }: PayloadRequest, id: string, language: Locale): Promise<TypedUser> {
  const user = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, disableErrors: true })
  if (!user) throw new Error(planMessages[language].faults.accountGone)
  return { ...user, collection: 'users' }
}
