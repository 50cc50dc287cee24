import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { PayloadRequest } from 'payload'

/** The application that another one became part of: links to the other, in mails and in open tabs, lead there. */
export async function findJoined({ payload }: PayloadRequest, id: string): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: 'applications',
    where: { furtherKeys: { in: [id] } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
  })
  return docs[0]?.id
}

/** Whether others became part of some of these applications: what was shown of those is there no more. */
export async function haveJoined({ payload }: PayloadRequest, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false
  const { docs } = await payload.find({
    collection: 'applications',
    where: { id: { in: [...ids] } },
    pagination: false,
    depth: 0,
    select: { furtherKeys: true },
    showHiddenFields: true,
    overrideAccess: true,
  })
  return docs.some(({ furtherKeys }) => (furtherKeys ?? []).some(isObjectId))
}
