import { createHash } from 'node:crypto'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { cacheControlOf, contentTypeOf } from '@diwan/shared/lib/fileHeaders'
import { SECOND } from '@diwan/shared/lib/time'
import type { Target } from './Target.ts'

const REMOVED_AT_ONCE = 1_000
const TAKEN = new Set([409, 412])

// Stores do not agree on the quotes.
const plain = (etag: string) => etag.replaceAll('"', '')

interface Options {
  bucket: string
  /** Empty, or with a slash at its end. */
  prefix: string
  region: string
  /** Of a store that is not Amazon's. */
  endpoint?: string | undefined
  /** Without them the usual places are looked at: environment, profile, role of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
  /** How often one request is tried before the whole copy is. */
  maxAttempts?: number
  /** How long a store may be silent in the middle of a request. */
  patience?: number | undefined
}

/** A bucket whose objects a CDN or the store itself shows under their keys. */
export class S3Target implements Target {
  readonly name: string
  readonly #client: S3Client
  readonly #bucket: string
  readonly #prefix: string

  constructor({ bucket, prefix, region, endpoint, credentials, maxAttempts = 3, patience = 30 * SECOND }: Options) {
    this.name = `s3://${bucket}/${prefix}`
    this.#bucket = bucket
    this.#prefix = prefix
    this.#client = new S3Client({
      region,
      maxAttempts,
      // Stores that are not Amazon's seldom have a name for each bucket, and some refuse its newer checksums.
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      ...(credentials === undefined ? {} : { credentials }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // `requestTimeout` would only warn, and would count a large file on a slow line as silence.
      requestHandler: { connectionTimeout: 5 * SECOND, socketTimeout: patience },
    })
  }

  async list(): Promise<Map<string, string>> {
    const listed = new Map<string, string>()
    for (let next: string | undefined, isMore = true; isMore; isMore = next !== undefined) {
      const answer = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: this.#prefix, ContinuationToken: next }),
      )
      for (const { Key = '', ETag = '' } of answer.Contents ?? [])
        listed.set(Key.slice(this.#prefix.length), plain(ETag))
      next = answer.NextContinuationToken
    }
    return listed
  }

  async read(key: string): Promise<Buffer | null> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: this.#keyOf(key) }))
      return Body === undefined ? null : Buffer.from(await Body.transformToByteArray())
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      throw error
    }
  }

  async put(key: string, body: Uint8Array): Promise<string> {
    const { ETag = '' } = await this.#client.send(new PutObjectCommand(this.#objectOf(key, body)))
    return plain(ETag) || this.tagOf(body)
  }

  async create(key: string, body: Uint8Array): Promise<boolean> {
    try {
      await this.#client.send(new PutObjectCommand({ ...this.#objectOf(key, body), IfNoneMatch: '*' }))
      return true
    } catch (error) {
      if (!(error instanceof S3ServiceException) || !TAKEN.has(error.$metadata.httpStatusCode ?? 0)) throw error
      // An attempt whose answer got lost has made the object, and the next attempt finds it.
      return (await this.read(key))?.equals(body) ?? false
    }
  }

  async remove(keys: string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += REMOVED_AT_ONCE) {
      const Objects = keys.slice(start, start + REMOVED_AT_ONCE).map((key) => ({ Key: this.#keyOf(key) }))
      const { Errors: [first] = [] } = await this.#client.send(
        new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } }),
      )
      if (first) throw new Error(`${first.Key} could not be removed from ${this.name}: ${first.Message}`)
    }
  }

  /** An object is visible as soon as it is written: the order of writing is what visitors see. */
  async show(): Promise<void> {}

  /** Of an object that is written at once, without encryption by a key of the customer. */
  tagOf(body: Uint8Array): string {
    return createHash('md5').update(body).digest('hex')
  }

  #keyOf(key: string): string {
    return `${this.#prefix}${key}`
  }

  #objectOf(key: string, body: Uint8Array) {
    return {
      Bucket: this.#bucket,
      Key: this.#keyOf(key),
      Body: body,
      ContentType:
        contentTypeOf(key) ?? (/\.\w+$/.test(key) ? 'application/octet-stream' : 'text/plain; charset=utf-8'),
      CacheControl: key.startsWith('.') ? 'no-store' : cacheControlOf(`/${key}`),
    }
  }
}
