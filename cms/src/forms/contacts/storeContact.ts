import type { ContactForm } from '@diwan/shared/contracts/contactForm'
import type { ContactDoc } from '@diwan/shared/generated/payload-types'
import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import { e164Of } from '@diwan/shared/phone'
import { CONSENT_TEXT_VERSION } from '@diwan/shared/spec/forms'
import type { PayloadRequest } from 'payload'
import { insert } from '@/database/insert'
import { newObjectId } from '@/database/newObjectId'
import { newReference } from '../newReference'
import type { SubmissionKeys } from '../receiving/keyOf'
import type { Stored } from '../receiving/storeOnce'
import type { Submission } from '../submission'
import { queueContactMails } from './queueContactMails'
import { topicOf } from './topicOf'

/** Stores a contact and its mails. Spam is kept for a person to look at, and answered by nobody. */
export async function storeContact(
  req: PayloadRequest,
  form: ContactForm,
  { isSpam }: Submission,
  keys: SubmissionKeys,
): Promise<Stored> {
  const reference = newReference()
  const at = new Date().toISOString()
  const agreed = { id: newObjectId(), purpose: 'processing' as const, textVersion: CONSENT_TEXT_VERSION, at }
  const id = await insert(
    req.payload,
    'contacts',
    {
      reference,
      kind: form.kind,
      name: form.name,
      email: normalisedEmail(form.email),
      phone: form.phone ? e164Of(form.phone) : undefined,
      company: form.company || undefined,
      subject: form.subject || undefined,
      topic: topicOf(form.topic),
      message: form.message || undefined,
      report: form.report || undefined,
      consents: [agreed],
      locale: form.locale,
      status: isSpam ? 'spam' : 'new',
      idempotencyKey: keys.own,
    } satisfies Partial<ContactDoc>,
    req,
  )
  if (!isSpam) await queueContactMails(req, id, form, reference)
  return { reference, isOwn: true }
}
