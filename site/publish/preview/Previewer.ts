import type { Locale } from '@diwan/shared/content'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { PreviewGrant } from '@diwan/shared/lib/previewToken'
import { ContentStore } from '../../store/ContentStore.ts'
import { withStore } from '../../store/currentStore.ts'
import { OverlaySource } from '../../store/OverlaySource.ts'
import type { Cms } from '../fetch/CmsClient.ts'
import { log } from '../log.ts'
import type { Mirror } from '../mirror/Mirror.ts'
import { RenderError } from '../renderer/RenderError.ts'
import type { Renderer } from '../renderer/Renderer.ts'
import type { BlobStore } from '../swap/BlobStore.ts'
import type { ReleaseHistory } from '../swap/ReleaseHistory.ts'
import { insertBanner } from './insertBanner.ts'
import { PreviewRefusal } from './PreviewRefusal.ts'

const MEDIA = /\/(media\/[0-9a-f]{16,64}\.[a-z0-9]+)/g
// A release in the middle of a render would mix two states in one page.
const ATTEMPTS = 3

interface Parts {
  mirror: Mirror
  store: ContentStore
  history: ReleaseHistory
  blobs: BlobStore
  cms: Cms
  attach: (document: MirroredDocument) => Promise<MirroredDocument>
  renderer: () => Renderer
}

/** A page as publishing a draft would make it, under the policy of the live release's pages. */
interface PreviewPage {
  html: string
  policy: string
}

/** Renders drafts with the publisher's own renderer. Nothing of a draft is written down or seen by a release. */
export class Previewer {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The page at a path with the draft that the grant names in the place of what is published. */
  async page(path: string, grant: PreviewGrant, token: string): Promise<PreviewPage> {
    const policy = this.#policy()
    const document = await this.#parts.attach(await this.#fetchDraft(grant))
    const html = await this.#render(path, document, grant.locale)
    return { html: insertBanner(this.#withOwnMedia(html, token), grant.locale), policy }
  }

  /** A file that the draft shows and no release has yet. */
  async media(path: string, grant: PreviewGrant): Promise<{ body: Uint8Array; type: string }> {
    // A link that was revoked shows no pictures either.
    if (grant.link !== null) await this.#fetchDraft(grant)
    const { blobs, cms, mirror } = this.#parts
    const find = mirror.database.prepare("SELECT name, file FROM fetched WHERE json_extract(file, '$.path') = ?")
    const row = find.get(path) as { name: string; file: string } | undefined
    if (row === undefined) throw new PreviewRefusal(404, 'noPage', grant.locale)
    const { blob, mimeType } = JSON.parse(row.file) as { blob: string; mimeType: string }
    if (blobs.has(blob)) return { body: blobs.read(blob), type: mimeType }
    const file = await cms.fetchFile(row.name)
    if (file === null) throw new PreviewRefusal(404, 'noPage', grant.locale)
    return { body: file.body, type: file.type }
  }

  async #fetchDraft({ collection, id, locale, link }: PreviewGrant): Promise<MirroredDocument> {
    const { document, isAllowed } = await this.#parts.cms.fetchDraft({ collection, id, locale, link })
    if (!isAllowed) throw new PreviewRefusal(403, 'revoked', locale)
    if (document === null) throw new PreviewRefusal(404, 'gone', locale)
    return document
  }

  async #render(path: string, document: MirroredDocument, locale: Locale): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      const before = this.#writes()
      const html = await withStore(this.#overlay(document), () => this.#renderAt(path, locale))
      if (this.#writes() === before || attempt === ATTEMPTS) return html
    }
  }

  #overlay(document: MirroredDocument): ContentStore {
    const { mirror, store } = this.#parts
    // What the mirror has and no release yet, the publisher's own store has not followed.
    if (mirror.hasUnreleased()) return new ContentStore(new OverlaySource(mirror.source, document), Date.now())
    return store.withDocument(document, Date.now())
  }

  async #renderAt(path: string, locale: Locale): Promise<string> {
    const renderer = this.#parts.renderer()
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    try {
      for (const route of renderer.routesAt(path)) {
        const { targets } = await renderer.targetsOf(route)
        const target = targets.find((one) => one.file === file)
        if (target === undefined) continue
        const rendered = await renderer.render(target)
        const page = rendered.files.find((one) => one.path === file)
        if (page !== undefined) return Buffer.from(page.body).toString('utf8')
      }
    } catch (error) {
      log('preview failed', { path, message: error instanceof Error ? error.message : String(error) })
      throw error instanceof RenderError ? new PreviewRefusal(422, 'broken', locale) : error
    }
    throw new PreviewRefusal(404, 'noPage', locale)
  }

  /** Leads to this door what the live release cannot show. */
  #withOwnMedia(html: string, token: string): string {
    const { history } = this.#parts
    const live = history.live()?.number ?? 0
    return html.replaceAll(MEDIA, (found, file: string) =>
      history.blobAt(file, live) === null ? `/preview/${file}?token=${token}` : found,
    )
  }

  #policy(): string {
    const { blobs, history } = this.#parts
    const live = history.live()
    const blob = live && history.blobAt('_headers', live.number)
    const policy = blob && /Content-Security-Policy: (.+)/.exec(blobs.read(blob).toString('utf8'))?.[1]
    if (!policy) throw new PreviewRefusal(503, 'busy')
    return policy
  }

  /** Grows with every row that this process writes into the mirror. */
  #writes(): number {
    const row = this.#parts.mirror.database.prepare('SELECT total_changes() AS writes').get() as { writes: number }
    return row.writes
  }
}
