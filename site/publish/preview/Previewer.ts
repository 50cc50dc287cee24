import { appearsAt, type Locale } from '@diwan/shared/content'
import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { PreviewGrant } from '@diwan/shared/lib/previewToken'
import { SECOND } from '@diwan/shared/lib/time'
import { ContentStore } from '../../store/ContentStore.ts'
import { withStore } from '../../store/currentStore.ts'
import type { DocumentSource } from '../../store/DocumentSource.ts'
import { asMirrored } from '../../store/MirrorSource.ts'
import { OverlaySource } from '../../store/OverlaySource.ts'
import type { AttachOptions } from '../fetch/attachFiles.ts'
import type { Cms } from '../fetch/CmsClient.ts'
import { log } from '../log.ts'
import type { Mirror } from '../mirror/Mirror.ts'
import { MEDIA } from '../render/renderPage.ts'
import { RenderError } from '../renderer/RenderError.ts'
import type { Renderer } from '../renderer/Renderer.ts'
import type { BlobStore } from '../swap/BlobStore.ts'
import type { ReleaseHistory } from '../swap/ReleaseHistory.ts'
import { insertBanner } from './insertBanner.ts'
import { PreviewRefusal } from './PreviewRefusal.ts'
import { typedDraft } from './typedDraft.ts'
import { withPreviewLinks } from './withPreviewLinks.ts'

const BUNDLES = 'bundles'
// A release in the middle of a render would mix two states in one page.
const ATTEMPTS = 3
// Everything that is typed comes with each key; the rest of a draft changes with a save.
const DRAFT_KEPT = 10 * SECOND

interface Parts {
  mirror: Mirror
  store: ContentStore
  history: ReleaseHistory
  blobs: BlobStore
  cms: Cms
  attach: (document: MirroredDocument, options: AttachOptions) => Promise<MirroredDocument>
  renderer: () => Renderer
  /** Called when somebody who may looks at a draft. */
  onUse: () => void
}

/** A page as publishing a draft would make it, under the policy of the live release's pages. */
interface PreviewPage {
  html: string
  policy: string
}

/** Renders drafts with the publisher's own renderer. Nothing of a draft is written down or seen by a release. */
export class Previewer {
  readonly #parts: Parts

  #recent: { token: string; draft: MirroredDocument; until: number } | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The page at a path with the draft that the grant names in the place of what is published. */
  async page(path: string, grant: PreviewGrant, token: string): Promise<PreviewPage> {
    const policy = this.#policy()
    const documents = await Promise.all((await this.#fetchDrafts(grant)).map((draft) => this.#attach(draft)))
    const rendered = this.#withOwnMedia(await this.#render(path, documents, grant.locale), token)
    // A bundle shows a whole site: its links lead on through this door.
    const html = grant.collection === BUNDLES ? withPreviewLinks(rendered, token) : rendered
    return { html: insertBanner(html, grant.locale), policy }
  }

  /** The page at a path with what stands in the draft's form now. The saved draft is asked for once in a while only. */
  async typedPage(path: string, grant: PreviewGrant, token: string, data: DocumentBody): Promise<string> {
    const document = await this.#attach(typedDraft(await this.#recentDraft(grant, token), grant.locale, data))
    const html = this.#withOwnMedia(await this.#render(path, [document], grant.locale), token)
    return insertBanner(html, grant.locale)
  }

  #attach(draft: MirroredDocument): Promise<MirroredDocument> {
    return this.#parts.attach(draft, { isDraft: true })
  }

  async #recentDraft(grant: PreviewGrant, token: string): Promise<MirroredDocument> {
    const known = this.#recent
    if (known?.token === token && known.until > Date.now()) return known.draft
    const [draft] = await this.#fetchDrafts(grant)
    if (draft === undefined) throw new PreviewRefusal(404, 'gone', grant.locale)
    this.#recent = { token, draft, until: Date.now() + DRAFT_KEPT }
    return draft
  }

  /** A file that the draft shows and no release has yet. */
  async media(path: string, grant: PreviewGrant): Promise<{ body: Uint8Array; type: string }> {
    // A link that was revoked shows no pictures either.
    if (grant.link !== null) await this.#fetchDrafts(grant)
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

  async #fetchDrafts({ collection, id, locale, link }: PreviewGrant): Promise<MirroredDocument[]> {
    const { document, documents, isAllowed } = await this.#parts.cms.fetchDraft({ collection, id, locale, link })
    if (!isAllowed) throw new PreviewRefusal(403, 'revoked', locale)
    this.#parts.onUse()
    const drafts = documents ?? (document === null ? null : [document])
    if (drafts === null) throw new PreviewRefusal(404, 'gone', locale)
    if (document !== null && !document.locales.en && !document.locales.ar) {
      throw new PreviewRefusal(404, 'unwritten', locale)
    }
    return drafts
  }

  async #render(path: string, drafts: MirroredDocument[], locale: Locale): Promise<string> {
    const documents = drafts.map(asMirrored)
    for (let attempt = 1; ; attempt++) {
      const before = this.#writes()
      const html = await withStore(this.#overlay(documents, locale), () => this.#renderAt(path, locale))
      if (this.#writes() === before || attempt === ATTEMPTS) return html
    }
  }

  #overlay(documents: MirroredDocument[], locale: Locale): ContentStore {
    const { mirror, store } = this.#parts
    const [document, ...others] = documents
    if (document === undefined) return new ContentStore(mirror.source, Date.now())
    if (others.length > 0) {
      const source = documents.reduce<DocumentSource>((below, one) => new OverlaySource(below, one), mirror.source)
      return new ContentStore(source, Date.now(), { showsDrafts: true })
    }
    const now = presentOf(document, locale)
    // What the mirror has and no release yet, the publisher's own store has not followed.
    if (mirror.hasUnreleased()) {
      return new ContentStore(new OverlaySource(mirror.source, document), now, { showsDrafts: true })
    }
    return store.withDocument(document, now)
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

/** The instant at which a draft is looked at: the hour at which its page appears, when that has not come yet. */
function presentOf({ locales }: MirroredDocument, locale: Locale): number {
  const body = locales[locale] ?? locales.en ?? locales.ar
  const hour = Date.parse((body && appearsAt(body)) ?? '')
  return Math.max(Date.now(), Number.isNaN(hour) ? 0 : hour)
}
