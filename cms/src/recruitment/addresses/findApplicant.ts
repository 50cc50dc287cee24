import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import type { Payload, PayloadRequest } from 'payload'
import { addressesOf, isOwnEmail } from './ownEmails'

/**
 * The candidate with an e-mail address: the same address is the same person. Of several records that name it, as a CV may name somebody
 * else's, the one that has it from the person, and then the one whose main address it is.
 */
export async function findApplicant(
  payload: Payload,
  email: string,
  req?: PayloadRequest,
): Promise<ApplicantDoc | undefined> {
  const address = normalisedEmail(email)
  const { docs } = await payload.find({
    collection: 'applicants',
    where: {
      and: [
        // A person who was merged from two keeps both addresses.
        { or: [{ email: { equals: address } }, { 'alsoKnownAs.value': { equals: address } }] },
        { anonymisedAt: { exists: false } },
      ],
    },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    ...(req ? { req } : {}),
  })
  const rank = (one: ApplicantDoc) => Number(!isOwnEmail(one, address)) * 2 + Number(one.email !== address)
  return docs.filter((one) => addressesOf(one).includes(address)).toSorted((one, other) => rank(one) - rank(other))[0]
}
