import type { ContactDoc, MailDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { relatedToAny } from '@/recruitment/relatedToAny'

/** The first mail that a visitor had about their message: what is answered belongs below it. */
export async function findReceipt(
  req: PayloadRequest,
  { email, id }: Pick<ContactDoc, 'email' | 'id'>,
): Promise<MailDoc | undefined> {
  const { docs } = await req.payload.find({
    collection: 'mails',
    where: { and: [relatedToAny([id]), { status: { not_equals: 'failed' } }] },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.find(({ to }) => to.toLowerCase() === email.toLowerCase())
}
