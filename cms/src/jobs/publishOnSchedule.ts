import { isLocale, type Locale } from '@diwan/shared/content'
import type { CollectionSlug, GlobalSlug, PayloadRequest, SanitizedConfig, TypedUser } from 'payload'

interface ScheduleInput {
  type?: 'publish' | 'unpublish'
  locale?: string | null
  doc?: { relationTo: CollectionSlug; value: string } | null
  global?: GlobalSlug | null
  user?: { relationTo: 'users'; value: string } | null
}

/**
 * Replaces Payload's task for scheduled publishing, which handles the default language only: this one publishes and
 * unpublishes the language that was chosen, or every one.
 */
export function publishOnSchedule(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (task) task.handler = handler as unknown as typeof task.handler
  return config
}

const handler = async ({ input, req }: { input: ScheduleInput; req: PayloadRequest }) => {
  const user = input.user ? await findUser(req, input.user.value) : undefined
  const change = {
    data: { _status: input.type === 'unpublish' ? 'draft' : 'published' },
    depth: 0,
    // Without a user the system itself planned it.
    overrideAccess: !user,
    ...(user ? { user } : {}),
    ...scopeOf(input),
  }
  const { payload } = req
  if (input.doc) {
    await payload.update({ ...change, collection: input.doc.relationTo, id: input.doc.value } as never)
  }
  if (input.global) await payload.updateGlobal({ ...change, slug: input.global } as never)
  return { output: {} }
}

function scopeOf({ locale, type }: ScheduleInput) {
  if (isLocale(locale)) return { locale: locale satisfies Locale }
  return type === 'unpublish' ? { unpublishAllLocales: true } : { publishAllLocales: true }
}

async function findUser({ payload }: PayloadRequest, id: string): Promise<TypedUser> {
  const user = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, disableErrors: true })
  if (!user) throw new Error('The account that planned this no longer exists. Plan it again.')
  return { ...user, collection: 'users' }
}
