import { basename } from 'node:path'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { FileStore, StoredFile } from './FileStore'

interface Place {
  bucket: string
  /** First part of every key, without a slash. */
  folder: string
  client: S3ClientConfig
}

/** What storage without versions answers who asks for them. */
const UNKNOWN = new Set(['NotImplemented', 'MethodNotAllowed'])

/** Files in a bucket of an object storage that speaks S3. */
export class BucketStore implements FileStore {
  readonly #client: S3Client
  readonly #bucket: string
  readonly #folder: string

  constructor({ bucket, client, folder }: Place) {
    this.#client = new S3Client(client)
    this.#bucket = bucket
    this.#folder = folder
  }

  async put(name: string, bytes: Uint8Array, mimeType: string): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...this.#at(name), Body: bytes, ContentType: mimeType }))
  }

  async read(name: string): Promise<Buffer | undefined> {
    const found = await this.#get(name)
    return found?.Body && Buffer.from(await found.Body.transformToByteArray())
  }

  async open(name: string): Promise<{ bytes: number; stream: ReadableStream } | undefined> {
    const found = await this.#get(name)
    return (
      found?.Body && { bytes: found.ContentLength ?? 0, stream: found.Body.transformToWebStream() as ReadableStream }
    )
  }

  /** A bucket that keeps versions has the file behind its deletion still: each of them goes. */
  async wipe(name: string): Promise<void> {
    for (const VersionId of await this.#versionsOf(name)) {
      await this.#client.send(new DeleteObjectCommand({ ...this.#at(name), VersionId }))
    }
    if (await this.#isThere(name)) await this.#client.send(new DeleteObjectCommand(this.#at(name)))
  }

  async list(): Promise<StoredFile[]> {
    const files: StoredFile[] = []
    let ContinuationToken: string | undefined
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: `${this.#folder}/`, ContinuationToken }),
      )
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key) files.push({ name: Key.slice(this.#folder.length + 1), changedAt: LastModified?.getTime() ?? 0 })
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
    return files
  }

  async #versionsOf(name: string): Promise<string[]> {
    const { Key } = this.#at(name)
    try {
      const { DeleteMarkers = [], Versions = [] } = await this.#client.send(
        new ListObjectVersionsCommand({ Bucket: this.#bucket, Prefix: Key }),
      )
      return [...Versions, ...DeleteMarkers].flatMap((one) => (one.Key === Key && one.VersionId ? [one.VersionId] : []))
    } catch (error) {
      // Storage that knows no versions keeps none.
      if (error instanceof S3ServiceException && UNKNOWN.has(error.name)) return []
      throw error
    }
  }

  async #isThere(name: string): Promise<boolean> {
    const found = await this.#get(name)
    await found?.Body?.transformToWebStream().cancel()
    return found !== undefined
  }

  async #get(name: string): Promise<GetObjectCommandOutput | undefined> {
    try {
      return await this.#client.send(new GetObjectCommand(this.#at(name)))
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
      throw error
    }
  }

  #at(name: string) {
    return { Bucket: this.#bucket, Key: `${this.#folder}/${basename(name)}` }
  }
}
