import type { Card } from '@diwan/shared/contracts/hiring'
import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import { revisionOf } from '@/recruitment/stages/moveApplication'
import type { TitleOf } from './readTitles'

/** What a card of the board is made from. */
export const cardSelect = {
  reference: true,
  applicant: true,
  vacancy: true,
  stage: true,
  stageSince: true,
  createdAt: true,
  rating: true,
  knockedOut: true,
  tags: true,
  revision: true,
} as const

export const cardPopulate = {
  applicants: { name: true, possibleDuplicates: true },
  vacancies: { title: true, slug: true },
} as const

/** An application as a card, from a document read with `cardSelect` and `cardPopulate`. */
export function cardOf(doc: ApplicationDoc, titleOf: TitleOf): Card {
  const applicant = typeof doc.applicant === 'object' ? doc.applicant : undefined
  const vacancy = typeof doc.vacancy === 'object' && doc.vacancy ? doc.vacancy : undefined
  return {
    id: doc.id,
    reference: doc.reference,
    name: applicant?.name ?? doc.reference,
    vacancy: vacancy ? { id: vacancy.id, title: titleOf(vacancy) } : null,
    stage: doc.stage,
    stageSince: doc.stageSince ?? doc.createdAt,
    createdAt: doc.createdAt,
    rating: doc.rating ?? null,
    knockedOut: doc.knockedOut ?? false,
    hasDuplicates: (applicant?.possibleDuplicates?.length ?? 0) > 0,
    tags: doc.tags ?? [],
    revision: revisionOf(doc),
  }
}
