import type { ContactDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { type ContactLetter, queueContactMails } from '@/forms/contacts/queueContactMails'
import { idOf } from '@/recruitment/idOf'
import { relatedToAny } from '@/recruitment/relatedToAny'

/** Whoever was taken for a robot was thanked and written to by nobody: once a colleague says that it is a person, the mails go out. */
export const writeToPerson: CollectionAfterChangeHook<ContactDoc> = async ({ doc, operation, previousDoc, req }) => {
  const isFreed = operation === 'update' && previousDoc.status === 'spam' && doc.status !== 'spam'
  if (!isFreed || (await wasWrittenTo(req, doc))) return
  await queueContactMails(req, doc.id, formOf(doc), doc.reference)
}

/** Whether the visitor had a mail about it before, as with a message that a colleague has marked by mistake. */
async function wasWrittenTo(req: PayloadRequest, { email, id }: ContactDoc): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'mails',
    where: { and: [relatedToAny([id]), { to: { like: email } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** The record as its form was sent. */
const formOf = ({ company, email, kind, locale, message, name, phone, report, subject, topic }: ContactDoc) =>
  ({
    kind,
    name,
    email,
    locale: locale ?? 'en',
    phone: phone ?? undefined,
    company: company ?? undefined,
    subject: subject ?? undefined,
    topic: topic ? `${topic.relationTo}:${idOf(topic.value)}` : undefined,
    report: report ? idOf(report) : undefined,
    message: message ?? undefined,
  }) satisfies ContactLetter
