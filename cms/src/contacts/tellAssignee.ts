import { mailMessages } from '@diwan/shared/messages/mail'
import type { ContactDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionAfterChangeHook } from 'payload'
import { compose } from '@/email/messages/compose'
import { inBothLanguages } from '@/email/messages/inBothLanguages'
import { ownDirection } from '@/email/messages/ownDirection'
import { queueMail } from '@/email/queueMail'
import { env } from '@/env'
import { idOf } from '@/recruitment/idOf'

const assigneeOf = ({ assignee }: ContactDoc) => (assignee ? idOf(assignee) : undefined)

/** A colleague who is given a message that still waits hears of it; who takes one knows. */
export const tellAssignee: CollectionAfterChangeHook<ContactDoc> = async ({ doc, operation, previousDoc, req }) => {
  const id = assigneeOf(doc)
  const waits = doc.status === 'new' || doc.status === 'in-progress'
  if (operation !== 'update' || !waits || !id || id === assigneeOf(previousDoc) || id === req.user?.id) return
  const find = { collection: 'users', id, depth: 0, overrideAccess: true, disableErrors: true } as const
  const colleague = await req.payload.findByID({ ...find, req })
  if (!colleague) return
  const letter = inBothLanguages((locale) => {
    const { contactForTeam, contactGiven, greeting } = mailMessages[locale]
    return {
      subject: contactGiven.subject(doc.reference),
      text: compose(
        greeting(colleague.name),
        contactGiven.body(ownDirection(doc.name)),
        `${contactForTeam.open}\n${env.SITE_URL}/admin/auth/contacts/edit/${doc.id}`,
      ),
    }
  })
  const relatedTo = { relationTo: 'contacts' as const, value: doc.id }
  await queueMail(req.payload, { ...letter, to: colleague.email, locale: 'en', relatedTo }, req)
}
