import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import type { DocumentChange } from '../../store/ContentStore.ts'
import { filesBelow } from '../filesBelow.ts'
import { headersFile } from '../headers.ts'
import { type Inline, inlineOf, measures } from '../inlineOf.ts'
import type { Mirror } from '../mirror/Mirror.ts'
import { buildMeta } from '../renderer/buildMeta.ts'
import type { Renderer } from '../renderer/Renderer.ts'
import type { ReleaseHistory } from '../swap/ReleaseHistory.ts'
import type { Draft } from './Draft.ts'
import { allIdsFiles, changedIdsFiles } from './idsFiles.ts'
import { type Redirect, redirectsFile } from './redirectsFile.ts'

interface Parts {
  mirror: Mirror
  history: ReleaseHistory
  renderer: Renderer
  draft: Draft
  siteUrl: string
  apiOrigin: string
}

/** Files of a release that no page makes: those of the code, the list of ids, redirects and headers. */
export class SiteFiles {
  readonly #parts: Parts
  #sources: Set<string> | null = null
  /** Paths of what came with the code; `null` when nothing did. */
  #codeFiles: string[] | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Whether a path is redirected. */
  redirects(path: string): boolean {
    this.#sources ??= new Set(
      this.#redirects()
        .split('\n')
        .map((line) => line.split(' ')[0] as string),
    )
    return this.#sources.has(path)
  }

  /** Puts what comes with the code into the draft. */
  addCode(): void {
    const { renderer, mirror, history, draft } = this.#parts
    const paths = filesBelow(renderer.staticFolder)
    for (const path of paths) draft.write(path, readFileSync(join(renderer.staticFolder, path)))
    draft.write(...buildMeta(renderer.code))
    const known = JSON.parse(mirror.getMeta('codeFiles') ?? '[]') as string[]
    for (const path of known) {
      // Open tabs still ask for the hashed assets of the code they were loaded with.
      if (
        !path.startsWith('_astro/') &&
        !paths.includes(path) &&
        history.blobAt(path, history.newestNumber()) !== null
      ) {
        draft.remove(path)
      }
    }
    this.#codeFiles = paths
  }

  /** Remembers which files came with the code. Call it in the release's own transaction: one that is refused took none of them away. */
  rememberCode(): void {
    if (this.#codeFiles !== null) this.#parts.mirror.setMeta('codeFiles', JSON.stringify(this.#codeFiles))
  }

  /**
   * Puts the headers into the draft where pages need other ones. Call it in the release's own transaction. `samples`: one page of each
   * route that was rendered, which shows what stands inline in all of them. `emptied`: routes that have no page any more.
   */
  addHeaders(samples: ReadonlyMap<string, string>, { isFull, emptied }: { isFull: boolean; emptied: string[] }): void {
    const { mirror, draft, apiOrigin, siteUrl } = this.#parts
    const kept = isFull ? '{}' : mirror.getMeta('inline')
    // Of a mirror that an older publisher made: the next release of everything finds it out.
    if (kept === null) return
    const inline = new Map(Object.entries(JSON.parse(kept) as Record<string, Inline>))
    const others = [...samples].filter(([route, html]) => inline.get(route)?.measures !== measures(html))
    for (const [route, html] of others) inline.set(route, inlineOf(html))
    const gone = emptied.filter((route) => inline.delete(route))
    if (!isFull && others.length + gone.length === 0) return
    mirror.setMeta('inline', JSON.stringify(Object.fromEntries(inline)))
    draft.write('_headers', headersFile(inline.values(), { apiOrigin, isTls: siteUrl.startsWith('https:') }))
  }

  /** Puts all lists into the draft that a whole site has. */
  addAllLists(): void {
    const { draft, mirror } = this.#parts
    // A release of an earlier version may hold them all in one file.
    draft.remove('_ids.json')
    this.#addIds(allIdsFiles(mirror.source))
    draft.write('_redirects', this.#redirects())
  }

  /** Puts lists into the draft that a change makes others. */
  addChangedLists(changed: DocumentRef[], changes: DocumentChange[]): void {
    const { draft } = this.#parts
    this.#addIds(changedIdsFiles((file) => draft.read(file), changes))
    const isMoved = draft.comesOrGoes((path) => path.endsWith('.html'))
    if (isMoved || changed.some(({ collection }) => collection === 'redirects')) {
      draft.write('_redirects', this.#redirects())
    }
  }

  #addIds(files: Iterable<[file: string, text: string | null]>): void {
    for (const [file, text] of files) {
      if (text === null) this.#parts.draft.remove(file)
      else this.#parts.draft.write(file, text)
    }
  }

  #redirects(): string {
    const rules: Redirect[] = []
    for (const { locales } of this.#parts.mirror.source.each('redirects')) {
      const body = locales.en ?? locales.ar
      if (typeof body?.from !== 'string' || typeof body.to !== 'string') continue
      rules.push({ from: body.from, to: body.to, permanent: body.permanent !== false })
    }
    const { draft, siteUrl } = this.#parts
    return redirectsFile(rules, { siteUrl, isPage: (path) => draft.has(`${path.slice(1)}.html`) })
  }
}
