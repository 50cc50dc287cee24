import { createHash } from 'node:crypto'
import type { Locale } from '@diwan/shared/content'
import type { Change, DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { HOUR } from '@diwan/shared/lib/time'
import type { Chance } from '@diwan/shared/testing/Chance'
import type { FakeCms } from '../testing/fakeCms.ts'

type Edit = () => Change[]

const WRITTEN = ['blogs', 'news', 'vacancies', 'case-studies']
const KEPT = [
  'services',
  'industry-solutions',
  'pages',
  'partners',
  'clients',
  'leaders',
  'offices',
  'testimonials',
  'reports',
]
const TEXTS = ['title', 'name', 'summary', 'excerpt', 'quote', 'description', 'city', 'department']
const LANGUAGES: Locale[] = ['en', 'ar']

/** People who change everything a site can show, by chance. */
export class Editors {
  readonly #cms: FakeCms
  readonly #chance: Chance
  readonly #now: () => number
  /** What will be published later, by its time. */
  #scheduled: { at: number; edit: Edit }[] = []
  readonly #unpublished = new Map<string, DocumentBody>()
  /** How often each kind of edit was made. */
  readonly counts: Record<string, number> = {}
  #made = 0
  /** Documents made so far: one planned for later is made beside another edit, and an id belongs to one document. */
  #created = 0

  constructor(cms: FakeCms, chance: Chance, now: () => number) {
    this.#cms = cms
    this.#chance = chance
    this.#now = now
  }

  /** Makes one edit and names what changed; nothing when it was planned for later. */
  edit(): Change[] {
    const kinds: [name: string, weight: number, edit: Edit][] = [
      ['edit', 8, () => this.#rewrite(this.#any([...WRITTEN, ...KEPT]))],
      ['create', 4, () => this.#create()],
      ['unpublish a language', 3, () => this.#unpublish()],
      ['publish a language', 3, () => this.#publishAgain()],
      ['schedule', 3, () => this.#schedule()],
      ['delete', 2, () => this.#remove()],
      ['slug', 3, () => this.#move()],
      ['category', 3, () => this.#recategorise()],
      ['menu', 1, () => this.#changeMenu()],
      ['media', 2, () => this.#changeMedia()],
      ['search texts', 1, () => this.#rewrite(this.#any(['keywords']), ['metaTitle', 'metaDescription', 'title'])],
      ['a link that leads nowhere', 1, () => this.#breakLink()],
    ]
    let left = this.#chance.next() * kinds.reduce((sum, [, weight]) => sum + weight, 0)
    const [name, , edit] = kinds.find(([, weight]) => (left -= weight) < 0) ?? (kinds[0] as (typeof kinds)[number])
    this.#count(name)
    return edit()
  }

  #count(name: string): void {
    this.counts[name] = (this.counts[name] ?? 0) + 1
    this.#made += 1
  }

  /** Changes words and nothing else. */
  reword(): Change[] {
    this.#count('words alone')
    return this.#rewrite(this.#any([...WRITTEN, ...KEPT]))
  }

  /** Does what was planned for a time that is past. */
  due(): Change[] {
    const due = this.#scheduled.filter(({ at }) => at <= this.#now())
    this.#scheduled = this.#scheduled.filter(({ at }) => at > this.#now())
    return due.flatMap(({ edit }) => edit())
  }

  #all(collections: string[]): MirroredDocument[] {
    return [...this.#cms.documents.values()].filter(({ collection }) => collections.includes(collection))
  }

  #any(collections: string[]): MirroredDocument {
    return this.#chance.pick(this.#all(collections))
  }

  #save({ collection, id, locales }: Pick<MirroredDocument, 'collection' | 'id' | 'locales'>): Change[] {
    return [this.#cms.publish(collection, id, locales.en, locales.ar)]
  }

  #change(document: MirroredDocument, change: (body: DocumentBody, locale: Locale) => DocumentBody): Change[] {
    const { en, ar } = document.locales
    return this.#save({ ...document, locales: { en: en && change(en, 'en'), ar: ar && change(ar, 'ar') } })
  }

  #rewrite(document: MirroredDocument, fields = TEXTS): Change[] {
    const inOne = this.#chance.happens(0.5) ? this.#chance.pick(LANGUAGES) : null
    return this.#change(document, (body, locale) => {
      const written = fields.filter((field) => typeof body[field] === 'string')
      if (written.length === 0 || (inOne !== null && inOne !== locale)) return body
      const field = this.#chance.pick(written)
      return { ...body, [field]: `${String(body[field]).split(' · ')[0]} · ${this.#made}` }
    })
  }

  #create(): Change[] {
    const like = this.#any(WRITTEN)
    this.#created += 1
    const id = createHash('sha256').update(`history/${this.#created}`).digest('hex').slice(0, 24)
    const at = new Date(this.#now() - this.#chance.below(2_000) * 12 * HOUR).toISOString()
    const copy = (body: DocumentBody | null) =>
      body && { ...body, id, slug: `made-${this.#created}`, title: `Made ${this.#created}`, publishedAt: at, date: at }
    const isIn = this.#chance.pick(['en', 'ar', 'both', 'both'])
    const text = { en: like.locales.en ?? like.locales.ar, ar: like.locales.ar ?? like.locales.en }
    const locales = { en: isIn === 'ar' ? null : copy(text.en), ar: isIn === 'en' ? null : copy(text.ar) }
    return this.#save({ collection: like.collection, id, locales })
  }

  #unpublish(): Change[] {
    const document = this.#any([...WRITTEN, 'reports', 'partners', 'testimonials'])
    const locale = this.#chance.pick(LANGUAGES)
    const { locales, collection, id } = document
    const body = locales[locale]
    if (body === null) return this.#rewrite(document)
    this.#unpublished.set(`${collection}/${id}/${locale}`, body)
    const rest = { ...locales, [locale]: null }
    if (rest.en === null && rest.ar === null) return [this.#cms.remove(collection, id)]
    return this.#save({ collection, id, locales: rest })
  }

  #publishAgain(): Change[] {
    const key = this.#unpublished.keys().next().value
    if (key === undefined) return this.#create()
    const body = this.#unpublished.get(key) as DocumentBody
    this.#unpublished.delete(key)
    const [collection = '', id = '', locale = 'en'] = key.split('/')
    const known = this.#cms.documents.get(`${collection}/${id}`)?.locales ?? { en: null, ar: null }
    const other = known.en ?? known.ar
    // A slug belongs to the document, not to a language.
    const slug = other === null ? {} : { slug: other.slug }
    return this.#save({ collection, id, locales: { ...known, [locale]: { ...body, ...slug } } })
  }

  /** Something for later: a publish, an unpublish, or a vacancy that closes by itself. */
  #schedule(): Change[] {
    const at = this.#now() + (1 + this.#chance.below(72)) * HOUR
    if (this.#chance.happens(0.5)) {
      const closesAt = new Date(at).toISOString()
      return this.#change(this.#any(['vacancies']), (body) => ({ ...body, closesAt, state: 'open' }))
    }
    const edit = this.#chance.pick([() => this.#create(), () => this.#unpublish(), () => this.#publishAgain()])
    this.#scheduled.push({ at, edit })
    return []
  }

  #remove(): Change[] {
    const made = this.#all(WRITTEN).filter(({ locales }) => /^made-/.test(String((locales.en ?? locales.ar)?.slug)))
    const { collection, id } = this.#chance.pick(
      made.length > 0 ? made : this.#all(['testimonials', 'clients', 'news']),
    )
    return [this.#cms.remove(collection, id)]
  }

  #move(): Change[] {
    const document = this.#any(['blogs', 'news', 'vacancies'])
    const from = String((document.locales.en ?? document.locales.ar)?.slug)
    const slug = `moved-${this.#made}`
    const folder = { blogs: 'blog', news: 'news', vacancies: 'job-details' }[document.collection]
    const id = createHash('sha256').update(`redirect/${this.#made}`).digest('hex').slice(0, 24)
    const rule = { id, from: `/${folder}/${from}`, to: `/${folder}/${slug}`, permanent: true }
    return [
      ...this.#change(document, (body) => ({ ...body, slug })),
      ...this.#save({ collection: 'redirects', id, locales: { en: rule, ar: rule } }),
    ]
  }

  #recategorise(): Change[] {
    if (this.#chance.happens(0.4)) return this.#rewrite(this.#any(['categories']))
    const article = this.#any(['blogs', 'news', 'case-studies'])
    const kinds = this.#all(['categories']).filter(
      ({ locales }) => (locales.en ?? locales.ar)?.kind === article.collection,
    )
    const categories = kinds.length === 0 || this.#chance.happens(0.2) ? [] : [this.#chance.pick(kinds).id]
    return this.#change(article, (body) => ({ ...body, categories }))
  }

  #changeMenu(): Change[] {
    const globals = this.#all(['globals'])
    return this.#change(this.#chance.pick(globals), (body) => {
      if (typeof body.companyName === 'string') {
        const analytics = this.#made % 2 === 0 ? { siteAnalyticsId: 'G-HISTORY' } : null
        return { ...body, tagline: `Tagline ${this.#made}`, analytics }
      }
      if (typeof body.services === 'object')
        return { ...body, services: { ...body.services, label: `Services ${this.#made}` } }
      return { ...body, legal: `Rights ${this.#made}` }
    })
  }

  /** Another description, or another file in the place of the old one. */
  #changeMedia(): Change[] {
    const media = this.#any(['media'])
    if (this.#chance.happens(0.5)) return this.#change(media, (body) => ({ ...body, alt: `Picture ${this.#made}` }))
    const other = this.#any(['media'])
    const { url, sizes, width, height, mimeType } = other.locales.en ?? other.locales.ar ?? {}
    return this.#change(media, (body) => ({ ...body, url, sizes, width, height, mimeType }))
  }

  /** What a release must hold back. */
  #breakLink(): Change[] {
    const text = { type: 'text', version: 1, text: 'lost', format: 0, style: '', mode: 'normal', detail: 0 }
    const link = {
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url: `/nowhere-${this.#made}`, newTab: false },
      children: [text],
      direction: 'ltr',
      format: '',
      indent: 0,
    }
    const paragraph = { type: 'paragraph', version: 1, children: [link], direction: 'ltr', format: '', indent: 0 }
    const root = { type: 'root', version: 1, children: [paragraph], direction: 'ltr', format: '', indent: 0 }
    return this.#change(this.#any(['blogs', 'news']), (body) => ({ ...body, body: { root } }))
  }
}
