import { type EntrySlug, type Locale, locales } from '@diwan/shared/content'
import type { DocumentBody } from '@diwan/shared/contracts/publishing'
import { defineQuery } from '@diwan/site/store'
import { type Bucket, type Bucketed, bucketIndex, bucketsFor, entriesIn, EVERY } from '@/content/buckets'
import { findPath } from '@/content/findPath'
import { isForSearch } from '@/content/isForSearch'
import { leadOf } from '@/content/pages/leadOf'
import type { Block } from '@/content/pages/schema'
import { excerpt } from '@/lib/excerpt'
import { stemsOf } from '@/lib/search/wordsOf'
import { searchText } from './searchText'

/** Types that visitors search, in the order in which they narrow a search. One missing here is a compile error. */
const searched = {
  services: true,
  'industry-solutions': true,
  blogs: true,
  news: true,
  vacancies: true,
  pages: true,
} satisfies Record<EntrySlug, true>

export const searchTypes = Object.keys(searched) as EntrySlug[]

/** Entries of one file, about. All titles are loaded by whoever searches; texts are larger, and an edit writes one file of them. */
const SIZES = { titles: 250, texts: 50 } as const

const SUMMARY_LENGTH = 180
const MAX_STEMS = 400

/** One file of the index: titles, or texts, of one bucket of a type's entries in a language. */
export interface SearchPart extends Bucket {
  kind: keyof typeof SIZES
  locale: Locale
  type: EntrySlug
}

interface Reference extends Bucketed {
  type: EntrySlug
  locale: Locale
}

/** `[id, path, title, date]`. */
export type TitleRow = [id: string, href: string, title: string, date: string | null]

/** `[id, summary, stems of the text]`. */
export type TextRow = [id: string, summary: string, text: string]

/** Every file of the index in a language. */
export const listSearchParts = defineQuery('search.parts', (store, locale: Locale): SearchPart[] =>
  (Object.keys(SIZES) as SearchPart['kind'][]).flatMap((kind) =>
    searchTypes.flatMap((type) => {
      const of = bucketsFor(store.count(bucketIndex(type), locale, EVERY), SIZES[kind])
      return Array.from({ length: of }, (_, index) => ({ kind, locale, type, part: index + 1, of }))
    }),
  ),
)

/** Name of a file of the index: that of another number of files is another name. */
export const searchPartName = ({ kind, locale, type, part, of }: SearchPart) =>
  `${locale}-${kind}-${type}-${part}-${of}`

const PART_NAME = /^(\w+)-(titles|texts)-([a-z-]+)-([1-9]\d*)-([1-9]\d*)$/

/** The file of the index with this name; `undefined` when there is none. A large site has thousands, whose names need not be made. */
export function findSearchPart(name: string): SearchPart | undefined {
  const [, locale, kind, type, part, of] = PART_NAME.exec(name) ?? []
  return locales
    .filter((each) => each === locale)
    .flatMap((each) => listSearchParts(each))
    .find((each) => each.kind === kind && each.type === type && each.part === Number(part) && each.of === Number(of))
}

const summaryOf = (body: DocumentBody) => {
  const seo = body.seo as { description?: string | null } | null | undefined
  // A page is made of blocks, and begins with what it is about.
  const lead = Array.isArray(body.layout) ? leadOf(body.layout as Block[]) : null
  return String(body.excerpt ?? body.summary ?? seo?.description ?? lead ?? '')
}

// One question per entry and kind, whose answers are kept: an edit then reads that entry again and not the whole file's.
const findTitle = defineQuery(
  'search.title',
  (store, { type, id, locale }: Reference): TitleRow | null => {
    const body = store.document(type, id, locale)
    const href = body && isForSearch(store, body) ? findPath({ collection: type, id, locale }) : null
    if (body === null || href === null) return null
    const date = body.publishedAt ?? body.date
    return [id, href, String(body.title), typeof date === 'string' ? date.slice(0, 10) : null]
  },
  { isKept: true },
)

const findText = defineQuery(
  'search.text',
  (store, { type, id, locale }: Reference): TextRow | null => {
    const body = store.document(type, id, locale)
    if (body === null || !isForSearch(store, body)) return null
    const { title, excerpt: _excerpt, summary: _summary, ...rest } = body
    const summary = summaryOf(body)
    const said = new Set(stemsOf(`${String(title)} ${summary}`))
    const stems = stemsOf(searchText(rest)).filter((stem) => !said.has(stem))
    return [id, excerpt(summary, SUMMARY_LENGTH), stems.slice(0, MAX_STEMS).join(' ')]
  },
  { isKept: true },
)

/** Rows of a file of the index. */
export const listSearchRows = defineQuery(
  'search.rows',
  (store, { kind, ...part }: SearchPart): (TitleRow | TextRow)[] => {
    const { type, locale } = part
    const entries = entriesIn(store, part).map((entry) => ({ ...entry, type, locale }))
    const rows: (TitleRow | TextRow | null)[] = kind === 'titles' ? findTitle.each(entries) : findText.each(entries)
    return rows.filter((row) => row !== null)
  },
)
