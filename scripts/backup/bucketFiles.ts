import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, extname, join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { SECOND } from '@diwan/shared/lib/time'

/** Where media and private files lie when they do not lie in DATA_DIR. */
export interface UploadsBucket {
  name: string
  endpoint?: string
  region: string
  keys?: { accessKeyId: string; secretAccessKey: string }
  /** How long it may be silent in the middle of a request. */
  patience?: number
}

/** The bucket that the CMS is told to use; `undefined`: it keeps uploads on the disk. */
export function bucketOf(env: NodeJS.ProcessEnv): UploadsBucket | undefined {
  const {
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_ENDPOINT,
    S3_REGION,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    UPLOADS_BUCKET,
  } = env
  if (!UPLOADS_BUCKET) return undefined
  return {
    name: UPLOADS_BUCKET,
    region: S3_REGION || 'us-east-1',
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT } : {}),
    ...(accessKeyId && secretAccessKey ? { keys: { accessKeyId, secretAccessKey } } : {}),
  }
}

/** Copies every object into a folder, but those that are there: a name never stands for two contents. */
export async function fetchBucket(bucket: UploadsBucket, folder: string): Promise<void> {
  const client = clientOf(bucket)
  const home = resolve(folder)
  for await (const key of keysIn(client, bucket.name)) {
    const path = resolve(home, key)
    if (!path.startsWith(home + sep) || existsSync(path)) continue
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket.name, Key: key }))
    await mkdir(dirname(path), { recursive: true })
    await pipeline(Body as Readable, createWriteStream(`${path}.part`))
    await rename(`${path}.part`, path)
  }
}

/** Copies every file of a folder into the bucket. What else is in it stays: the CMS removes what no record names. */
export async function fillBucket(bucket: UploadsBucket, folder: string): Promise<void> {
  const client = clientOf(bucket)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    await client.send(
      new PutObjectCommand({
        Bucket: bucket.name,
        Key: path.slice(folder.length + 1).replaceAll(sep, '/'),
        // Whole, as a stream cannot be sent a second time.
        Body: await readFile(path),
        ContentType: types[extname(path).toLowerCase()] ?? 'application/octet-stream',
      }),
    )
  }
}

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.mp4': 'video/mp4',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.odt': 'application/vnd.oasis.opendocument.text',
}

const clientOf = ({ endpoint, keys, patience = 30 * SECOND, region }: UploadsBucket) =>
  new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(keys ? { credentials: keys } : {}),
    // Trailers with checksums are understood by Amazon and by few others.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5 * SECOND, socketTimeout: patience },
  })

async function* keysIn(client: S3Client, Bucket: string): AsyncGenerator<string> {
  let ContinuationToken: string | undefined
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }))
    for (const { Key } of page.Contents ?? []) if (Key) yield Key
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
}
