import { mailMessages } from '@diwan/shared/messages/mail'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { compose } from '@/email/messages/compose'
import { queueMail } from '@/email/queueMail'
import { env } from '@/env'

/** Tells colleagues that a note names them. The note itself stays at the desk: mailboxes are not erased with a candidate. */
export async function tellMentioned(
  req: PayloadRequest,
  application: ApplicationDoc,
  mentions: string[],
): Promise<void> {
  for (const id of new Set(mentions)) {
    if (id === req.user?.id) continue
    const user = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req })
    const words = hiringMessages.en.mentioned
    await queueMail(
      req.payload,
      {
        to: user.email,
        subject: words.subject(req.user?.name ?? '', application.reference),
        text: compose(
          mailMessages.en.greeting(user.name),
          words.body(req.user?.name ?? '', application.reference),
          `${env.SITE_URL}/admin/auth/applications?open=${application.id}`,
        ),
        locale: 'en',
        relatedTo: { relationTo: 'applications', value: application.id },
      },
      req,
    )
  }
}
