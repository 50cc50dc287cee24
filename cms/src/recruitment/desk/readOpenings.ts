import type { ApplicationDoc, VacancyDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, PayloadRequest, TypedUser } from 'payload'

/** How many of a vacancy's openings are taken, and what a person could decide because of it. */
export interface Openings {
  hired: number
  openings: number
  /** The state that fits better than the present one; nobody's decision is changed without being asked. */
  suggests: 'filled' | 'open' | null
}

/** Counts who was hired for the vacancy of an application, as far as the reader may see. */
export async function readOpenings(
  payload: Payload,
  user: TypedUser | null,
  application: Pick<ApplicationDoc, 'history' | 'stage'>,
  vacancy: Pick<VacancyDoc, 'id' | 'state' | 'openings'>,
  req?: PayloadRequest,
): Promise<Openings> {
  const { totalDocs: hired } = await payload.count({
    collection: 'applications',
    where: { and: [{ vacancy: { equals: vacancy.id } }, { stage: { equals: 'hired' } }] },
    user,
    overrideAccess: false,
    ...(req ? { req } : {}),
  })
  const openings = vacancy.openings ?? 1
  const isFull = hired >= openings
  if (isFull && (vacancy.state === 'open' || vacancy.state === 'on-hold'))
    return { hired, openings, suggests: 'filled' }
  // Many a vacancy is filled by somebody who never applied here: only a hire that was taken back speaks for opening it again.
  const wasHired = application.stage !== 'hired' && (application.history ?? []).some(({ from }) => from === 'hired')
  return { hired, openings, suggests: vacancy.state === 'filled' && !isFull && wasHired ? 'open' : null }
}
