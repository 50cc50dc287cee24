import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { tellColleague } from './tellColleague'

/** Tells colleagues that a note names them. The note itself stays at the desk: mailboxes are not erased with a candidate. */
export async function tellMentioned(
  req: PayloadRequest,
  { id: application, reference }: ApplicationDoc,
  mentions: string[],
): Promise<void> {
  const writer = req.user?.name ?? ''
  for (const id of new Set(mentions)) {
    if (id === req.user?.id) continue
    const user = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req })
    await tellColleague(req, user, application, (locale) => {
      const words = hiringMessages[locale].mentioned
      return { subject: words.subject(writer, reference), text: words.body(writer, reference) }
    })
  }
}
