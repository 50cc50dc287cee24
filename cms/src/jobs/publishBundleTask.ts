import { isLocale } from '@diwan/shared/content'
import { planMessages } from '@diwan/shared/messages/plans'
import { getLocalI18n, type Payload, type TaskConfig } from 'payload'
import { publishBundle } from '@/bundles/publishBundle'
import { inTurn } from '@/database/inTurn'
import { plansQueue } from './plansQueue'

interface PublishBundle {
  input: { bundle: string; at: string; language?: string }
  output: object
}

/** Publishes a bundle at the time it was planned for, as whoever planned it. A plan that was taken back or moved does nothing. */
export const publishBundleTask: TaskConfig<PublishBundle> = {
  slug: 'publishBundle',
  inputSchema: [
    { name: 'bundle', type: 'text', required: true },
    { name: 'at', type: 'text', required: true },
    // Of whoever planned it, in which they are told why it failed.
    { name: 'language', type: 'text' },
  ],
  retries: 0,
  handler: ({ input, req: { payload } }) => inTurn(plansQueue, () => carryOut(payload, input)),
}

async function carryOut(payload: Payload, input: PublishBundle['input']): Promise<{ output: object }> {
  const query = {
    collection: 'bundles',
    id: input.bundle,
    depth: 1,
    disableErrors: true,
    overrideAccess: true,
  } as const
  const bundle = await payload.findByID(query)
  if (bundle?.state !== 'scheduled' || bundle.publishAt !== input.at) return { output: {} }
  const planner = bundle.publishedBy
  const language = isLocale(input.language) ? input.language : 'en'
  const i18n = await getLocalI18n({ config: payload.config, language })
  try {
    if (!planner || typeof planner !== 'object') throw new Error(planMessages[language].faults.accountGone)
    await publishBundle(payload, bundle.id, { ...planner, collection: 'users' }, i18n)
  } catch (error) {
    const data = { state: 'failed' as const, error: error instanceof Error ? error.message : String(error) }
    await payload.update({ collection: 'bundles', id: bundle.id, data, depth: 0, overrideAccess: true })
  }
  return { output: {} }
}
