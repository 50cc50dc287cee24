import { type ContentSlug, contentTypes, entrySlugs } from './contentTypes.ts'

/** A folder in which an entry's slug names a page. */
export interface SlugAddress {
  type: ContentSlug
  folder: string
  /** Fields by which an entry has this page, where not all of its type have. */
  only?: Readonly<Record<string, string>>
}

/** Every address that an entry's slug is part of, without its language. A list's further pages follow it (`redirectsFile`). */
export function slugAddresses(): SlugAddress[] {
  return [
    ...entrySlugs().map((type) => ({ type, folder: contentTypes[type].entryPath })),
    { type: 'services', folder: '/articles/topic' },
    { type: 'categories', folder: '/articles', only: { kind: 'blogs' } },
    { type: 'reports', folder: '/reports-publications', only: { access: 'gated' } },
  ]
}

/** Whether an entry with these fields has the page of an address. */
export function hasAddress({ only = {} }: SlugAddress, entry: object): boolean {
  return Object.entries(only).every(([name, value]) => (entry as Record<string, unknown>)[name] === value)
}
