import type { Locale } from '@diwan/shared/content'
import type { ApplicationDoc, UserDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { senderOf } from '@/email/senderOf'
import { teamAddress } from '@/email/teamAddress'
import { idOf } from '@/recruitment/idOf'
import { type News, tellColleague } from './tellColleague'

/** Writes about an application to who looks after its vacancy; to the team when nobody does. */
export async function tellOwner(
  req: PayloadRequest,
  { id, vacancy }: ApplicationDoc,
  newsIn: (locale: Locale) => News,
): Promise<void> {
  const reader = (await ownerOf(req, vacancy)) ?? (await team(req))
  if (reader) await tellColleague(req, reader, id, newsIn)
}

async function ownerOf(req: PayloadRequest, vacancy: ApplicationDoc['vacancy']): Promise<UserDoc | undefined> {
  // A vacancy in the trash has its owner still, and its candidates go on.
  const find = async (collection: CollectionSlug, id: string) =>
    req.payload.findByID({ collection, id, depth: 0, overrideAccess: true, disableErrors: true, trash: true, req })
  const found = vacancy && ((await find('vacancies', idOf(vacancy))) as { owner?: string | null } | null)
  return found && found.owner ? (((await find('users', idOf(found.owner))) as UserDoc | null) ?? undefined) : undefined
}

async function team({ payload }: PayloadRequest) {
  const email = await teamAddress(payload)
  return email ? { email, name: (await senderOf(payload, 'en')).name } : undefined
}
