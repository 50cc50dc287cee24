import { type ContactForm, contactFormSchema } from '@diwan/shared/contracts/contactForm'
import { faultsByField } from '@diwan/shared/contracts/faultsByField'
import type { Payload } from 'payload'
import { findPublished } from '../findPublished'
import type { Faults, Submission } from '../submission'
import { topicOf } from './topicOf'

// A field that is not sent is an empty one: its message then says what to enter.
const expected = { name: '', email: '' }

/** Judges a contact form by its contract, and that what it names is something visitors can see. */
export async function judgeContact(
  payload: Payload,
  { fields }: Submission,
): Promise<{ faults: Faults } | { form: ContactForm }> {
  const parsed = contactFormSchema.safeParse({ ...expected, ...fields })
  if (!parsed.success) return { faults: faultsByField(parsed.error) }
  const { report, topic } = parsed.data
  const named = topicOf(topic)
  if (named && !(await findPublished(payload, named.relationTo, named.value))) {
    return { faults: { topic: 'topicInvalid' } }
  }
  if (report && !(await findPublished(payload, 'reports', report))) return { faults: { report: 'reportInvalid' } }
  return { form: parsed.data }
}
