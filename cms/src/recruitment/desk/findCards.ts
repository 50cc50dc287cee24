import type { Card } from '@diwan/shared/contracts/hiring'
import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest, Where } from 'payload'
import { cardOf, cardPopulate, cardSelect } from './cardOf'
import { readTitles } from './readTitles'

interface Query {
  where: Where
  sort: string | string[]
  limit: number
  page?: number
}

/** Applications as cards, as far as the person may see them. */
export async function findCards(req: PayloadRequest, { limit, page = 1, sort, where }: Query) {
  // The language of the desk, not the one that content is being edited in.
  const locale = req.i18n.language === 'ar' ? 'ar' : 'en'
  const { docs, totalDocs } = await req.payload.find({
    collection: 'applications',
    where,
    sort,
    limit,
    page,
    depth: 1,
    select: cardSelect,
    populate: cardPopulate,
    user: req.user,
    overrideAccess: false,
    locale,
  })
  const applications = docs as ApplicationDoc[]
  const titleOf = await readTitles(
    req.payload,
    applications.map(({ vacancy }) => vacancy),
    locale,
  )
  return { cards: applications.map((doc) => cardOf(doc, titleOf)), total: totalDocs }
}

export async function findCard(req: PayloadRequest, id: string): Promise<Card | undefined> {
  const { cards } = await findCards(req, { where: { id: { equals: id } }, sort: 'id', limit: 1 })
  return cards[0]
}
