import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import { ownEmailsOf } from '@/recruitment/addresses/ownEmails'
import { idOf } from '@/recruitment/idOf'

type KnownFact = NonNullable<ApplicantDoc['alsoKnownAs']>[number]

const union = (...lists: (readonly unknown[] | null | undefined)[]) => [
  ...new Set(lists.flatMap((list) => (list ?? []).map(idOf))),
]

/** The facts of two records as one person's: what differs from the record that stays is kept beside it. */
export function mergedFacts(keep: ApplicantDoc, drop: ApplicantDoc) {
  const own = [keep.id, drop.id]
  const ofDrop: KnownFact[] = (['name', 'email', 'phone', 'city'] as const).flatMap((fact) =>
    drop[fact] && drop[fact] !== keep[fact] && (fact === 'name' || fact === 'email' || keep[fact])
      ? [{ fact, value: drop[fact] }]
      : [],
  )
  const urls = new Set((keep.links ?? []).map(({ url }) => url))
  return {
    phone: keep.phone || drop.phone || null,
    city: keep.city || drop.city || null,
    links: [...(keep.links ?? []), ...(drop.links ?? []).filter(({ url }) => !urls.has(url))].map(({ url }) => ({
      url,
    })),
    cvs: union(keep.cvs, drop.cvs),
    consents: [...(keep.consents ?? []), ...(drop.consents ?? [])]
      .map(({ at, purpose, textVersion }) => ({ at, purpose, textVersion }))
      .sort((a, b) => a.at.localeCompare(b.at)),
    retainUntil: [keep.retainUntil, drop.retainUntil].filter(Boolean).sort().at(-1) ?? null,
    alsoKnownAs: distinct([...(keep.alsoKnownAs ?? []), ...(drop.alsoKnownAs ?? []), ...ofDrop]),
    // Links go where the older record's person had them sent, until that person confirms the other addresses: whoever merges two
    // records lets nobody into what was there first. Ids begin with the second they were made in.
    ownEmails: ownEmailsOf(keep.id < drop.id ? keep : drop),
    suggestions: mergedSuggestions([...(keep.suggestions ?? []), ...(drop.suggestions ?? [])]),
    possibleDuplicates: union(keep.possibleDuplicates, drop.possibleDuplicates).filter((id) => !own.includes(id)),
    otherPeople: union(keep.otherPeople, drop.otherPeople).filter((id) => !own.includes(id)),
  }
}

/** What was dismissed for one of the two is not suggested for both. */
function mergedSuggestions(suggestions: NonNullable<ApplicantDoc['suggestions']>) {
  const dismissed = new Set(suggestions.flatMap(({ isDismissed, value }) => (isDismissed ? [value] : [])))
  return distinct(suggestions).map((one) => ({ ...one, isDismissed: dismissed.has(one.value) }))
}

function distinct(facts: KnownFact[]): { fact: KnownFact['fact']; value: string }[] {
  const byKey = new Map(facts.map(({ fact, value }) => [`${fact}\n${value}`, { fact, value }]))
  return [...byKey.values()]
}
