import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { SECOND } from '@diwan/shared/lib/time'
import { env } from '@/env'

/** Payload's client and ours speak to the object storage in the same way; `patience` is how long it may be silent in the middle of a request. */
export const bucketClient = (patience = 30 * SECOND): S3ClientConfig => ({
  region: env.S3_REGION,
  ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
  // Without keys the machine's own role counts.
  ...(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
    ? { credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY } }
    : {}),
  // Trailers with checksums are understood by Amazon and by few others.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  // `requestTimeout` would only warn, and would count a large file on a slow line as silence.
  requestHandler: { connectionTimeout: 5 * SECOND, socketTimeout: patience },
})
