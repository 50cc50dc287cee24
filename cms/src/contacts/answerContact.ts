import { deskMessages } from '@diwan/shared/messages/desk'
import { MINUTE } from '@diwan/shared/lib/time'
import type { ContactDoc, MailDoc } from '@diwan/shared/generated/payload-types'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { audit } from '@/audit/audit'
import { inUnit } from '@/bundles/inUnit'
import { messageIdOf } from '@/email/messageIdOf'
import { queueMail } from '@/email/queueMail'
import { senderOf } from '@/email/senderOf'
import { findReceipt } from './findReceipt'

interface Answer {
  subject: string
  text: string
}

/**
 * Sends an answer and writes it into the record: mail, answer, status and audit line are saved together. Refused when there are other
 * than the `seen` answers that its writer knows of.
 */
export async function answerContact(
  { i18n, payload, user }: PayloadRequest,
  contact: ContactDoc,
  answer: Answer,
  seen?: number,
) {
  if (!user) throw new Error('Nobody is signed in')
  return inUnit(payload, { user, i18n }, async (req) => {
    const now = new Date()
    // Read again inside the transaction: a colleague may have answered meanwhile.
    const current = await payload.findByID({
      collection: 'contacts',
      id: contact.id,
      depth: 0,
      overrideAccess: true,
      req,
    })
    const answers = current.answers ?? []
    if (seen !== undefined && seen !== answers.length) {
      throw new APIError(deskMessages[i18n.language === 'ar' ? 'ar' : 'en'].answeredMeanwhile, 409, null, true)
    }
    const first = current.firstAnsweredAt
      ? {}
      : {
          firstAnsweredAt: now.toISOString(),
          minutesToAnswer: Math.round((now.getTime() - Date.parse(current.createdAt)) / MINUTE),
        }
    const receipt = await findReceipt(req, current)
    await queueMail(
      payload,
      {
        to: current.email,
        ...answer,
        locale: current.locale ?? 'en',
        isByHand: true,
        ...(receipt && { headers: await headersBelow(payload, receipt) }),
        relatedTo: { relationTo: 'contacts', value: current.id },
      },
      req,
    )
    await audit(req, { action: 'answer', collection: 'contacts', documentId: current.id, title: current.reference })
    return payload.update({
      collection: 'contacts',
      id: current.id,
      data: {
        ...first,
        status: 'answered',
        assignee: current.assignee ?? user.id,
        answers: [...answers, { ...answer, by: user.id, at: now.toISOString() }],
      },
      depth: 0,
      overrideAccess: true,
      req,
    })
  })
}

/** What puts a mail below another one in mail programs. */
async function headersBelow(payload: Payload, { id, locale }: MailDoc): Promise<Record<string, string>> {
  const { address } = await senderOf(payload, locale ?? 'en')
  const earlier = messageIdOf(id, address)
  return { 'In-Reply-To': earlier, References: earlier }
}
