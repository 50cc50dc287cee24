import type { ApplicationDoc, VacancyDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { applicationReceived } from '@/email/messages/applicationReceived'
import { queueMail } from '@/email/queueMail'
import { findPerson } from '@/recruitment/findPerson'
import { idOf } from '@/recruitment/idOf'
import { isOpenEnded } from '@/recruitment/privacy/retentionEndOf'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { wordsOfApplication } from './wordsOfApplication'

/** Tells the candidate that the application has arrived, where nobody was written to when it did. */
export async function queueReceipt(req: PayloadRequest, application: ApplicationDoc): Promise<void> {
  const words = await wordsOfApplication(req, application)
  const person = await findPerson(req.payload, idOf(application.applicant), req)
  if (!words || !person?.retainUntil) return
  const { locale, to, values } = words
  const mail = applicationReceived({
    ...values,
    vacancy: application.vacancy ? values.vacancy : undefined,
    retainUntil: new Date(person.retainUntil),
    isOpenEnded: await isOpenEndedFor(req, application),
    timeZone: await readTimeZone(req.payload),
    locale,
  })
  const relatedTo = { relationTo: 'applications' as const, value: application.id }
  await queueMail(req.payload, { ...mail, to, locale, relatedTo }, req)
}

async function isOpenEndedFor(req: PayloadRequest, { vacancy }: ApplicationDoc): Promise<boolean> {
  if (!vacancy) return false
  const unit = { depth: 0, overrideAccess: true, disableErrors: true, trash: true, req } as const
  const found: VacancyDoc | null = await req.payload.findByID({ collection: 'vacancies', id: idOf(vacancy), ...unit })
  return found !== null && isOpenEnded(found)
}
