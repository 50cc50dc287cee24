import { resolve } from 'node:path'
import type { PublisherEnv } from '../env.ts'
import type { Purger } from './purge/PurgeQueue.ts'
import type { TargetSettings } from './TargetFollower.ts'
import type { Target } from './Target.ts'

/** The target and the cache that the settings name; `null` when releases are shown by this machine only. */
export async function openTarget(
  env: PublisherEnv,
): Promise<Pick<TargetSettings, 'grace' | 'purger' | 'target'> | null> {
  if (env.target === null) return null
  return { target: await targetOf(env, env.target), purger: await purgerOf(env), grace: env.targetGrace }
}

// The SDKs are loaded only where they are used: they cost memory and a tenth of a second at each start.
async function targetOf({ targetEndpoint, targetRegion, targetKeys }: PublisherEnv, name: string): Promise<Target> {
  if (!name.startsWith('s3://')) {
    const { FolderTarget } = await import('./FolderTarget.ts')
    return new FolderTarget(resolve(name))
  }
  const { S3Target } = await import('./S3Target.ts')
  const [bucket = '', ...folders] = name.slice('s3://'.length).split('/').filter(Boolean)
  const prefix = folders.map((folder) => `${folder}/`).join('')
  return new S3Target({ bucket, prefix, region: targetRegion, endpoint: targetEndpoint, credentials: targetKeys })
}

async function purgerOf({
  purge,
  purgeToken = '',
  siteUrl,
  targetKeys,
  webhookSecret,
}: PublisherEnv): Promise<Purger | null> {
  if (purge === null) return null
  const at = purge.indexOf(':')
  const [service, id] = at < 0 ? [purge, ''] : [purge.slice(0, at), purge.slice(at + 1)]
  switch (service) {
    case 'cloudflare':
      return (await import('./purge/cloudflare.ts')).cloudflare({ zone: id, token: purgeToken, siteUrl })
    case 'fastly':
      return (await import('./purge/fastly.ts')).fastly({ token: purgeToken, siteUrl })
    case 'cloudfront':
      return (await import('./purge/cloudFront.ts')).cloudFront({ distribution: id, credentials: targetKeys })
    default:
      return (await import('./purge/webhook.ts')).webhook({ url: id, secret: webhookSecret, siteUrl })
  }
}
