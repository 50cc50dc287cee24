import type { PayloadRequest } from 'payload'
import { applicationAgain } from '@/email/messages/applicationAgain'
import { applicationForTeam } from '@/email/messages/applicationForTeam'
import { applicationReceived } from '@/email/messages/applicationReceived'
import { queueMail } from '@/email/queueMail'
import { senderOf } from '@/email/senderOf'
import { teamAddress } from '@/email/teamAddress'
import { env } from '@/env'
import { publishedTitles } from '@/forms/publishedTitles'
import { linkWords } from '@/recruitment/mails/linkWords'
import { isOpenEnded } from '@/recruitment/privacy/retentionEndOf'
import { readTimeZone } from '@/recruitment/readTimeZone'
import type { Application } from './application'

interface Stored {
  id: string
  reference: string
  /** Whether the candidate applied for this vacancy before. */
  isAgain: boolean
}

/** Tells the candidate that the application has arrived, and the vacancy's owner (or the team) who applied. */
export async function queueApplicationMails(
  req: PayloadRequest,
  { form, retainUntil, vacancy }: Application,
  { id, isAgain, reference }: Stored,
): Promise<void> {
  const { payload } = req
  const { locale, name } = form
  const relatedTo = { relationTo: 'applications' as const, value: id }
  const { name: company } = await senderOf(payload, locale)
  const title = vacancy?.title
  const about = { name, reference, vacancy: title, company, locale, link: linkWords.own }
  const timeZone = await readTimeZone(payload)
  const kept = { retainUntil, isOpenEnded: vacancy !== undefined && isOpenEnded(vacancy), timeZone }
  const mail = isAgain ? applicationAgain(about) : applicationReceived({ ...about, ...kept })
  await queueMail(payload, { ...mail, to: form.email, locale, relatedTo }, req)

  const reader = await readerOf(req, vacancy?.owner)
  if (!reader) return
  const link = `${env.SITE_URL}/admin/auth/applications?open=${id}`
  const vacancyIn = await publishedTitles(payload, 'vacancies', vacancy?.id)
  const forTeam = applicationForTeam({ form, reference, vacancyIn, link, isAgain })
  await queueMail(payload, { ...forTeam, to: reader, locale: 'en', relatedTo }, req)
}

async function readerOf({ payload }: PayloadRequest, owner: unknown): Promise<string | undefined> {
  if (typeof owner !== 'string') return teamAddress(payload)
  const user = await payload.findByID({
    collection: 'users',
    id: owner,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return user?.email ?? teamAddress(payload)
}
