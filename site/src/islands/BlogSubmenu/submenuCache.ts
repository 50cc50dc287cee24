import type { Locale } from '@diwan/shared/content'
import type { MenuBlogs } from '@diwan/shared/contracts/menuBlogs'
import { readJson, safeLocalStorage } from '@diwan/shared/browser/safeStorage'
import { SUBMENU_STORAGE_KEY } from '@diwan/shared/spec/submenu'
import { isMenuBlogs } from './isMenuBlogs'

export type SubmenuData = MenuBlogs['data']

interface Cache {
  data: Partial<Record<Locale, SubmenuData>>
  timestamp: number
}

function read(): Cache | undefined {
  const stored = readJson(safeLocalStorage, SUBMENU_STORAGE_KEY)
  if (typeof stored !== 'object' || stored === null || !('data' in stored) || !('timestamp' in stored)) return undefined
  const { data, timestamp } = stored
  return typeof data === 'object' && data !== null && typeof timestamp === 'number' ? { data, timestamp } : undefined
}

/** What was stored for a language; corrupt storage is ignored. */
export function readSubmenu(locale: Locale): SubmenuData | undefined {
  const stored = { success: true, data: read()?.data[locale] }
  return isMenuBlogs(stored) ? stored.data : undefined
}

/** Stores the submenu of a language beside the other's, with the time. */
export function writeSubmenu(locale: Locale, data: SubmenuData): void {
  const cache: Cache = { data: { ...read()?.data, [locale]: data }, timestamp: Date.now() }
  safeLocalStorage.set(SUBMENU_STORAGE_KEY, JSON.stringify(cache))
}
