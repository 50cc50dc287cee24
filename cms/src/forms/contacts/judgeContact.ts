import { type ContactForm, judgeContactFields } from '@diwan/shared/contracts/contactForm'
import type { Faults } from '@diwan/shared/contracts/faultsByField'
import type { Payload } from 'payload'
import { findPublished } from '../findPublished'
import type { Submission } from '../submission'
import { topicOf } from './topicOf'

/** Judges a contact form by its contract, and that what it names is something visitors can see. */
export async function judgeContact(
  payload: Payload,
  { fields }: Submission,
): Promise<{ faults: Faults } | { form: ContactForm }> {
  const judged = judgeContactFields(fields)
  if ('faults' in judged) return judged
  const { report, topic } = judged.form
  const named = topicOf(topic)
  if (named && !(await findPublished(payload, named.relationTo, named.value))) {
    return { faults: { topic: 'topicInvalid' } }
  }
  if (report && !(await findPublished(payload, 'reports', report))) return { faults: { report: 'reportInvalid' } }
  return judged
}
