import type { MailDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { hideResetLinks } from '@/auth/resetLink'
import { hideLinks } from '@/recruitment/mails/hideLinks'

const paths = ['/api/candidate/', '/api/alerts/', '/admin/reset/']
const hidden = (text: string) => hideResetLinks(hideLinks(text))

/** Takes working links out of mails that were stored with them, or brought along from elsewhere. Answers how many mails had one. */
export async function hideOldLinks(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { or: paths.map((path) => ({ text: { contains: path } })) },
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
  })
  let changed = 0
  for (const { id } of docs) changed += Number(await hideIn(payload, id))
  return changed
}

async function hideIn(payload: Payload, id: string): Promise<boolean> {
  const find = { collection: 'mails', id, depth: 0, overrideAccess: true, disableErrors: true } as const
  const mail: MailDoc | null = await payload.findByID({ ...find, showHiddenFields: true })
  const text = mail && hidden(mail.text)
  if (!mail || text === mail.text) return false
  const headers: unknown = mail.headers && JSON.parse(hidden(JSON.stringify(mail.headers)))
  // Straight to the database: these two only, so that nothing a sender writes meanwhile is lost.
  await payload.db.updateOne({ collection: 'mails', id, data: { text, ...(headers ? { headers } : {}) } })
  return true
}
