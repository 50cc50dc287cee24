import { setImmediate } from 'node:timers/promises'
import {
  documentsAnswerSchema,
  type DocumentRef,
  type DocumentsAnswer,
  type DocumentVersion,
  documentVersionsSchema,
  type DraftAnswer,
  draftAnswerSchema,
  type DraftRequest,
  manifestSchema,
  type MirroredDocument,
} from '@diwan/shared/contracts/publishing'
import { SECOND } from '@diwan/shared/lib/time'
import { problemOf } from '@diwan/shared/messages/problems'
import { FileError } from './FileError.ts'

const TIMEOUT = 30 * SECOND
const REFS_AT_ONCE = 100
// Looked at in one stretch, for which a nudge waits: 100,000 took up to 170 ms.
const VERSIONS_AT_ONCE = 2_000

interface Options {
  origin: string
  apiKey: string
}

/** What the CMS answers the publisher's account. */
export interface Cms {
  fetchDocuments(refs: DocumentRef[]): Promise<DocumentsAnswer>
  fetchManifest(): Promise<DocumentVersion[]>
  /** A document with its newest drafts, for a preview. */
  fetchDraft(request: DraftRequest): Promise<DraftAnswer>
  /** A file of the CMS by its path; `null` when it is not there. Throws a `FileError` when only this file cannot be had. */
  fetchFile(path: string): Promise<{ body: Uint8Array; type: string; name: string | null } | null>
}

/** Reads from the CMS over HTTP. Every failure is a sentence that says what could not be read. */
export function cmsClient({ origin, apiKey }: Options): Cms {
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { Authorization: `users API-Key ${apiKey}`, 'Content-Type': 'application/json' }
    return fetch(new URL(path, origin), {
      ...init,
      headers,
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((cause: unknown) => {
      throw new Error(problemOf('cmsAway', { origin }), { cause })
    })
  }

  async function ask(path: string, init?: RequestInit): Promise<Response> {
    const response = await send(path, init)
    if (response.ok || response.status === 404) return response
    const name = isRefusal(response) ? 'cmsRefusesKey' : 'cmsRefuses'
    throw new Error(problemOf(name, { path, status: response.status }))
  }

  /** The answer to a question for a file. What ails one file must not keep every other document from being published. */
  async function askFile(path: string): Promise<Response> {
    const response = await send(path).catch((error: unknown) => {
      if (error instanceof Error && isTimeout(error.cause))
        throw new FileError(problemOf('fileNotAnswered', { path }), { isGone: false })
      throw error
    })
    // That is no matter of this file.
    if (isRefusal(response)) return ask(path)
    if (response.ok || response.status === 404) return response
    throw new FileError(problemOf('fileRefused', { path, status: response.status }), { isGone: false })
  }

  async function askJson(path: string, init?: RequestInit): Promise<unknown> {
    const response = await ask(path, init)
    if (response.status === 404) throw new Error(problemOf('cmsOfAnotherVersion', { path }))
    return response.json()
  }

  return {
    async fetchDocuments(refs) {
      const documents: MirroredDocument[] = []
      const missing: DocumentRef[] = []
      const together: DocumentRef[][] = []
      for (let start = 0; start < refs.length; start += REFS_AT_ONCE) {
        const body = JSON.stringify({ refs: refs.slice(start, start + REFS_AT_ONCE) })
        const answer = documentsAnswerSchema.parse(await askJson('/api/publishing/documents', { method: 'POST', body }))
        for (const document of answer.documents) documents.push(document)
        for (const ref of answer.missing) missing.push(ref)
        for (const group of answer.together) together.push(group)
      }
      return { documents, missing, together }
    },
    async fetchManifest() {
      const { documents } = manifestSchema.parse(await askJson('/api/publishing/manifest'))
      const versions: DocumentVersion[] = []
      for (let start = 0; start < documents.length; start += VERSIONS_AT_ONCE) {
        const some = documentVersionsSchema.parse(documents.slice(start, start + VERSIONS_AT_ONCE))
        for (const version of some) versions.push(version)
        await setImmediate()
      }
      return versions
    },
    async fetchDraft(request) {
      const body = JSON.stringify(request)
      return draftAnswerSchema.parse(await askJson('/api/publishing/draft', { method: 'POST', body }))
    },
    async fetchFile(path) {
      const response = await askFile(path)
      if (response.status === 404) return null
      const disposition = response.headers.get('content-disposition') ?? ''
      const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
      return {
        body: new Uint8Array(await response.arrayBuffer()),
        type: response.headers.get('content-type')?.split(';')[0] ?? 'application/octet-stream',
        name: encoded === undefined ? null : decodeURIComponent(encoded),
      }
    },
  }
}

const isRefusal = ({ status }: Response): boolean => status === 401 || status === 403

const isTimeout = (cause: unknown): boolean => cause instanceof Error && cause.name === 'TimeoutError'
