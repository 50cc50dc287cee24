import { type Locale, locales } from '@diwan/shared/content'
import type { Payload, PayloadRequest } from 'payload'
import { readDesk } from './readDesk'

interface Criteria {
  titles: string[]
  /** A criterion by the title that a rating was given with, which may be in the other language, or gone by now. */
  titleOf: (given: string) => string
}

/** What candidates are rated by, in one language; what nobody has translated in the other. */
export async function readCriteria(payload: Payload, locale: Locale, req?: PayloadRequest): Promise<Criteria> {
  const desks = await Promise.all(locales.map((one) => readDesk(payload, one, req)))
  const rows = desks.map(({ criteria }) => criteria ?? [])
  const ordered = locale === locales[0] ? rows : rows.toReversed()
  const titles: string[] = []
  const known = new Map<string, string>()
  for (const { id } of rows[0] ?? []) {
    const all = ordered.map((row) => row.find((criterion) => criterion.id === id)?.title).filter((title) => !!title)
    if (!all[0]) continue
    titles.push(all[0])
    for (const title of all) known.set(title as string, all[0])
  }
  return { titles, titleOf: (given) => known.get(given) ?? given }
}
