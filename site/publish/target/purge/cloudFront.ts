import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import type { Purger } from './PurgeQueue.ts'

// What CloudFront works on at a time for one distribution.
const PATHS_AT_ONCE = 3_000

interface Options {
  distribution: string
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
  endpoint?: string
}

/** Invalidates paths of a distribution. An attempt that is made again with the same paths is one invalidation. */
export function cloudFront({ distribution, credentials, endpoint }: Options): Purger {
  const client = new CloudFrontClient({
    // CloudFront has no regions; its API answers there.
    region: 'us-east-1',
    ...(credentials === undefined ? {} : { credentials }),
    ...(endpoint === undefined ? {} : { endpoint }),
  })
  return {
    name: 'cloudfront',
    async purge(paths, reference) {
      for (let start = 0; start < paths.length; start += PATHS_AT_ONCE) {
        const Items = paths.slice(start, start + PATHS_AT_ONCE).map(encodeURI)
        await client.send(
          new CreateInvalidationCommand({
            DistributionId: distribution,
            InvalidationBatch: {
              CallerReference: `${reference}-${Items.length}-${start}`,
              Paths: { Quantity: Items.length, Items },
            },
          }),
        )
      }
    },
  }
}
