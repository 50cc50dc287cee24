import { INVITATION_TEMPLATE } from '@diwan/shared/spec/hiring'
import type { PayloadRequest } from 'payload'
import { fillTemplate } from '@/email/fillTemplate'
import type { ApplicationWords } from '@/recruitment/mails/wordsOfApplication'

/** What the template of an invitation may use besides. */
export const invitationWords = ['interview', 'interviewers', 'minutes', 'place', 'times'] as const

type More = Record<(typeof invitationWords)[number], string>

/**
 * An invitation in the desk's own words, if it wrote a template for it in the candidate's language. One without the link to answer
 * by gets it at its end, after the words for it.
 */
export async function invitationLetter(
  req: PayloadRequest,
  { locale, values }: ApplicationWords,
  more: More,
  choose: string,
): Promise<{ subject: string; text: string } | undefined> {
  const { docs } = await req.payload.find({
    collection: 'mail-templates',
    where: { key: { equals: INVITATION_TEMPLATE } },
    locale,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [template] = docs
  if (!template?.subject || !template.body || template.desk === 'enquiries') return undefined
  const filled = { ...values, ...more }
  const text = fillTemplate(template.body, filled).trim()
  const hasLink = text.includes(more.interview)
  return {
    subject: fillTemplate(template.subject, filled),
    text: `${hasLink ? text : `${text}\n\n${choose}\n${more.interview}`}\n`,
  }
}
