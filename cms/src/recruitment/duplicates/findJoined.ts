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
