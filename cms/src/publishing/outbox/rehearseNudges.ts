import { setTimeout } from 'node:timers/promises'
import { contentSlugs } from '@diwan/shared/content'
import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import type { Payload } from 'payload'
import { rehearseNudge } from './sendPending'

const REHEARSALS = 60
/** What people do meanwhile goes between two of them. */
const PAUSE = 50

/** Rehearses after a start what stands between a commit and the publisher: code runs slowly until it has run often, and an editor waits for it. */
export async function rehearseNudges(payload: Payload): Promise<void> {
  const refs = await newestOfEach(payload)
  if (refs.length === 0) return
  for (let done = 0; done < REHEARSALS; done++) {
    await rehearseNudge(payload, refs[done % refs.length] as DocumentRef)
    await setTimeout(PAUSE, undefined, { ref: false })
  }
}

async function newestOfEach(payload: Payload): Promise<DocumentRef[]> {
  const refs: DocumentRef[] = []
  for (const collection of contentSlugs) {
    const { docs } = await payload.db.find<{ id: string }>({
      collection,
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
    })
    if (docs[0]) refs.push({ collection, id: docs[0].id })
  }
  return refs
}
