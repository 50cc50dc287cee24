import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import { nameKeyOf } from './duplicates/nameKeyOf'

type Suggestion = Pick<NonNullable<ApplicantDoc['suggestions']>[number], 'fact' | 'value'>

const alike = ({ fact, value }: Suggestion) =>
  fact === 'name' ? nameKeyOf(value) : fact === 'city' ? value.trim().toLowerCase() : value

/**
 * A person's suggestions with those added that are news: what is known of the person, or was suggested before, is none, however it is
 * spelt. Nothing known is touched. `undefined` when there is nothing new.
 */
export function withSuggestions(
  applicant: ApplicantDoc,
  found: readonly Suggestion[],
): ApplicantDoc['suggestions'] | undefined {
  const facts = (['name', 'email', 'phone', 'city'] as const).map((fact) => ({ fact, value: applicant[fact] ?? '' }))
  const links = (applicant.links ?? []).map(({ url }) => ({ fact: 'link' as const, value: url }))
  const before = [...facts, ...links, ...(applicant.alsoKnownAs ?? []), ...(applicant.suggestions ?? [])]
  const known = new Set(before.map(alike))
  const news = found.filter((one) => !known.has(alike(one)))
  return news.length > 0 ? [...(applicant.suggestions ?? []), ...news] : undefined
}
