import type { CatalogueKey } from '@diwan/shared/catalogue'
import type { DocumentBody } from '@diwan/shared/contracts/publishing'
import type { StoreReader } from '@diwan/site/store'
import { hasAppeared } from '@/content/hasAppeared'
import { openingOf, takesApplications } from '@/content/vacancies/openingOf'

const NOT_FOR_SEARCH: readonly CatalogueKey[] = ['thank-you']

/** Whether people may come upon an entry by searching, on the site and elsewhere: it has appeared, and its vacancy takes applications. */
export function isForSearch(store: StoreReader, body: DocumentBody): boolean {
  if (!hasAppeared(store, body)) return false
  if (NOT_FOR_SEARCH.includes(body.catalogueKey as CatalogueKey)) return false
  if (typeof body.state !== 'string') return true
  const { state, closesAt } = body as { state: 'open'; closesAt?: string | null }
  return takesApplications(openingOf(store, { state, closesAt: closesAt ?? null }))
}
