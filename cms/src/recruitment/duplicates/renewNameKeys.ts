import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, Where } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { findPerson } from '@/recruitment/findPerson'
import { markOthersOf } from './markDuplicates'
import { nameKeyOf } from './nameKeyOf'

const AT_ONCE = 500

/**
 * Brings keys that were stored when names were compared in another way up to date, and marks those who turn out to be possible
 * duplicates. Answers how many keys were renewed.
 */
export async function renewNameKeys(payload: Payload): Promise<number> {
  const renewed = []
  for await (const { id, name, nameKey } of people(payload)) {
    const key = nameKeyOf(name)
    if (key === nameKey) continue
    // Straight to the database: the key only, and of this name, so that nothing that is changed meanwhile is lost.
    const where: Where = { and: [{ id: { equals: id } }, { name: { equals: name } }] }
    if (await payload.db.updateOne({ collection: 'applicants', where, data: { nameKey: key } })) renewed.push(id)
  }
  for (const id of renewed) {
    await inTransaction(payload, async (req) => {
      const person = await findPerson(payload, id, req)
      if (person) await markOthersOf(req, person)
    })
  }
  return renewed.length
}

async function* people(payload: Payload): AsyncGenerator<ApplicantDoc> {
  for (let after = ''; ;) {
    const { docs } = await payload.find({
      collection: 'applicants',
      where: { and: [{ anonymisedAt: { exists: false } }, ...(after ? [{ id: { greater_than: after } }] : [])] },
      select: { name: true, nameKey: true },
      sort: 'id',
      limit: AT_ONCE,
      pagination: false,
      depth: 0,
      showHiddenFields: true,
      overrideAccess: true,
    })
    yield* docs as ApplicantDoc[]
    const last = docs.at(-1)
    if (!last || docs.length < AT_ONCE) return
    after = last.id
  }
}
