import { hash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { DocumentBody, DocumentRef, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { fileEndingOf } from '@diwan/shared/lib/fileEndingOf'
import { problemOf } from '@diwan/shared/messages/problems'
import type { BlobStore } from '../swap/BlobStore.ts'
import type { Cms } from './CmsClient.ts'
import { FileError } from './FileError.ts'

// 64 bits. Hashes do not compress, and a page with 20 pictures in three sizes names 60 of them before its first paint.
const NAME_LENGTH = 16
const SIZES = ['small', 'medium', 'large', 'share'] as const

interface Stored {
  path: string
  blob: string
  mimeType: string
  bytes: number
  name: string | null
}

/** Fetches what lies at an address; `type` is what the CMS keeps it as, which it may not tell by its name. */
type Fetcher = (url: string, version: string, type?: unknown) => Promise<Stored | null>

export interface AttachOptions {
  /** A draft may open a file that what is published keeps closed. */
  isDraft?: boolean
}

/** Whether a document of this collection may need files. */
export const hasFiles = ({ collection }: DocumentRef): boolean => collection === 'media' || collection === 'reports'

/** Fetches the files that documents need and writes into the documents where they lie in a release. */
export function fileAttacher(cms: Cms, blobs: BlobStore, database: DatabaseSync) {
  const find = database.prepare('SELECT file FROM fetched WHERE name = ? AND version = ?')
  const keep = database.prepare('INSERT OR REPLACE INTO fetched VALUES (?, ?, ?)')

  const fetchOnce: Fetcher = async (url, version, type) => {
    const row = find.get(url, version) as { file: string } | undefined
    const known = row === undefined ? null : (JSON.parse(row.file) as Stored)
    if (known !== null && blobs.has(known.blob)) return known
    const file = await cms.fetchFile(url)
    if (file === null) return null
    const name = file.name ?? decodeURIComponent(url.slice(url.lastIndexOf('/') + 1))
    const blob = blobs.put(file.body)
    const mimeType = typeof type === 'string' ? type : file.type
    const path = `/media/${hash('sha256', file.body, 'hex').slice(0, NAME_LENGTH)}${extensionOf(name, mimeType)}`
    const stored = { path, blob, mimeType, bytes: file.body.byteLength, name }
    keep.run(url, version, JSON.stringify(stored))
    return stored
  }

  return async (document: MirroredDocument, { isDraft = false }: AttachOptions = {}): Promise<MirroredDocument> => {
    if (document.collection === 'media') return attachMedia(document, fetchOnce)
    if (document.collection === 'reports') return attachReport(document, fetchOnce, isDraft)
    return document
  }
}

async function attachMedia(document: MirroredDocument, fetchOnce: Fetcher): Promise<MirroredDocument> {
  const body = document.locales.en ?? document.locales.ar
  if (body === null) return document
  const files: Record<string, unknown> = {}
  const sizes = (body.sizes ?? {}) as Record<string, DocumentBody | undefined>
  const versions: [name: string, file: DocumentBody | undefined][] = [['original', body]]
  for (const size of SIZES) versions.push([size, sizes[size]])
  for (const [name, size] of versions) {
    if (typeof size !== 'object' || typeof size.url !== 'string') continue
    const file = await fetchOnce(pathOf(size.url), document.updatedAt, size.mimeType)
    if (file === null) {
      throw new FileError(problemOf('pictureFileMissing', { size: name }), { isGone: true })
    }
    const { path, bytes, mimeType } = file
    files[name] = {
      path,
      width: size.width ?? null,
      height: size.height ?? null,
      mimeType: size.mimeType ?? mimeType,
      bytes,
    }
  }
  return withField(document, 'files', files)
}

async function attachReport(
  document: MirroredDocument,
  fetchOnce: Fetcher,
  isDraft: boolean,
): Promise<MirroredDocument> {
  const body = document.locales.en ?? document.locales.ar
  if (body === null || body.access !== 'open' || typeof body.file !== 'string') return document
  // Another file may take the place of the old one without a change of the report.
  const version = `${document.updatedAt} ${String(body.fileVersion ?? '')}`
  const file = await fetchOnce(`/api/publishing/files/${body.file}${isDraft ? '?draft=true' : ''}`, version)
  if (file === null) return document
  const { path, mimeType, bytes, name } = file
  return withField(document, 'publicFile', { path, mimeType, bytes, name })
}

function withField(document: MirroredDocument, field: string, value: unknown): MirroredDocument {
  const { en, ar } = document.locales
  return { ...document, locales: { en: en && { ...en, [field]: value }, ar: ar && { ...ar, [field]: value } } }
}

// The CMS writes the public origin in front when it knows it; the publisher asks the CMS itself.
function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://cms')
  return pathname + search
}

// Files that were uploaded without an ending in their names are served as what they are, too.
function extensionOf(name: string, mimeType: string): string {
  return `.${fileEndingOf(name, mimeType) || 'bin'}`
}
