import { LIST_PAGE_SIZE } from '@diwan/shared/spec/lists'

/** How many numbered pages a list of so many entries has: only full pages exist. */
export function fullPagesOf(entries: number): number {
  return Math.floor(entries / LIST_PAGE_SIZE)
}

/** How many of the newest entries the list itself shows: 12 to 23, or all while there are fewer than 12. */
export function headSizeOf(entries: number): number {
  return entries < LIST_PAGE_SIZE ? entries : LIST_PAGE_SIZE + (entries % LIST_PAGE_SIZE)
}

/** Where numbered page `page` begins, counted from the oldest entry. */
export function pageOffset(page: number): number {
  return (page - 1) * LIST_PAGE_SIZE
}

/** The numbered page with the entries that come right after the list's own, or `null` when it shows them all. */
export function pageAfterHead(entries: number): number | null {
  const page = fullPagesOf(entries) - 1
  return page >= 1 ? page : null
}
