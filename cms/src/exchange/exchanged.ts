import { MAX_IMPORT_ENTRIES, MAX_IMPORT_RECORDS } from '@diwan/shared/spec/admin'
import type { CollectionSlug } from 'payload'

/** What of a list is taken out and brought in, and by whom: the columns in their order. */
export interface Exchanged {
  collection: CollectionSlug & ('blogs' | 'news' | 'vacancies' | 'contacts' | 'applicants')
  /** Columns that an import may write; the others only go out. */
  writable: string[]
  readOnly: string[]
  /** Columns whose text is one per language: `title.en`, `title.ar`. */
  localized: string[]
  hasDrafts: boolean
  /** Whether an import may make new documents. */
  creates: boolean
  /** Most rows of one import. */
  mostRows: number
}

export const exchanged: Exchanged[] = [
  {
    collection: 'blogs',
    writable: ['slug', 'publishedAt', 'categories', 'author', 'cover', 'relatedServices', 'showInMenu'],
    readOnly: ['updatedAt'],
    localized: ['title', 'excerpt', 'body', 'seo.title', 'seo.description'],
    hasDrafts: true,
    creates: true,
    mostRows: MAX_IMPORT_ENTRIES,
  },
  {
    collection: 'news',
    writable: ['slug', 'date', 'categories', 'cover', 'pressContact'],
    readOnly: ['updatedAt'],
    localized: ['title', 'excerpt', 'body', 'seo.title', 'seo.description'],
    hasDrafts: true,
    creates: true,
    mostRows: MAX_IMPORT_ENTRIES,
  },
  {
    collection: 'vacancies',
    writable: [
      'slug',
      'jobTitle',
      'country',
      'workplace',
      'employmentType',
      'state',
      'kind',
      'publishedAt',
      'closesAt',
      'openings',
      'owner',
    ],
    readOnly: ['updatedAt'],
    localized: ['title', 'summary', 'department', 'city'],
    hasDrafts: true,
    creates: true,
    mostRows: MAX_IMPORT_ENTRIES,
  },
  {
    collection: 'contacts',
    writable: ['status', 'assignee'],
    readOnly: [
      'reference',
      'kind',
      'subject',
      'message',
      'name',
      'company',
      'email',
      'phone',
      'locale',
      'firstAnsweredAt',
      'minutesToAnswer',
      'createdAt',
    ],
    localized: [],
    hasDrafts: false,
    creates: false,
    mostRows: MAX_IMPORT_RECORDS,
  },
  {
    collection: 'applicants',
    writable: ['name', 'email', 'phone', 'city', 'retainUntil'],
    readOnly: ['createdAt'],
    localized: [],
    hasDrafts: false,
    creates: true,
    mostRows: MAX_IMPORT_RECORDS,
  },
]

export const exchangedNamed = (name: unknown) => exchanged.find(({ collection }) => collection === name)

/** Every column of a list, `id` first. */
export const columnsOf = ({ localized, readOnly, writable }: Exchanged): string[] => [
  'id',
  ...localized.flatMap((name) => [`${name}.en`, `${name}.ar`]),
  ...writable,
  ...readOnly,
]
