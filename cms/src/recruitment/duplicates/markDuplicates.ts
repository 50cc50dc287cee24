import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { idOf } from '@/recruitment/idOf'
import { nameKeyOf } from './nameKeyOf'

const MOST = 20
const MARKING = 'isMarkingDuplicates'

type Facts = Pick<ApplicantDoc, 'name' | 'phone' | 'city'>

/** Whether two records could be one person: the same name and the same phone number or city. */
function couldBeOne(one: Facts, other: Facts): boolean {
  const key = nameKeyOf(one.name)
  if (key === '' || key !== nameKeyOf(other.name)) return false
  const cityOf = ({ city }: Facts) => city?.trim().toLowerCase() || undefined
  return (
    (Boolean(one.phone) && one.phone === other.phone) || (cityOf(one) !== undefined && cityOf(one) === cityOf(other))
  )
}

/** Marks people who could be the same as somebody known, on both records. Whether they are is for a person to say. */
export const markDuplicates: CollectionAfterChangeHook<ApplicantDoc> = async ({ doc, operation, previousDoc, req }) => {
  if (req.context[MARKING] || doc.anonymisedAt) return doc
  const isSame = (['name', 'phone', 'city'] as const).every((fact) => doc[fact] === previousDoc?.[fact])
  return operation === 'update' && isSame ? doc : markOthersOf(req, doc)
}

/** Marks a person and whoever could be the same on each other's records. */
export async function markOthersOf(req: PayloadRequest, doc: ApplicantDoc): Promise<ApplicantDoc> {
  const found = await findDuplicates(req, doc)
  if (found.length === 0) return doc
  req.context[MARKING] = true
  try {
    for (const other of found) await addDuplicate(req, other, doc.id)
    const marked = await addDuplicate(
      req,
      doc,
      found.map(({ id }) => id),
    )
    return { ...doc, possibleDuplicates: marked }
  } finally {
    delete req.context[MARKING]
  }
}

async function findDuplicates(req: PayloadRequest, doc: ApplicantDoc): Promise<ApplicantDoc[]> {
  const { docs } = await req.payload.find({
    collection: 'applicants',
    where: { and: [{ nameKey: { equals: nameKeyOf(doc.name) } }, { id: { not_equals: doc.id } }] },
    limit: MOST,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const others = new Set((doc.otherPeople ?? []).map(idOf))
  return docs.filter((other) => !others.has(other.id) && couldBeOne(doc, other))
}

async function addDuplicate(req: PayloadRequest, to: ApplicantDoc, more: string | string[]): Promise<string[]> {
  const known = (to.possibleDuplicates ?? []).map(idOf)
  const possibleDuplicates = [...new Set([...known, ...[more].flat()])]
  if (possibleDuplicates.length > known.length) {
    await req.payload.update({
      collection: 'applicants',
      id: to.id,
      data: { possibleDuplicates },
      depth: 0,
      overrideAccess: true,
      req,
    })
  }
  return possibleDuplicates
}
