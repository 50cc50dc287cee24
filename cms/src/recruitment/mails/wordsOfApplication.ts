import type { Locale } from '@diwan/shared/content'
import { mailMessages } from '@diwan/shared/messages/mail'
import type { ApplicationDoc, VacancyDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { senderOf } from '@/email/senderOf'
import { findPerson } from '@/recruitment/findPerson'
import { idOf } from '@/recruitment/idOf'
import { linkWords } from './linkWords'

/** What a template about an application may use. */
export const applicationWords = ['name', 'vacancy', 'reference', 'company', 'link', 'me'] as const

export interface ApplicationWords {
  to: string
  locale: Locale
  /** What `{{…}}` of a template stands for. */
  values: Record<(typeof applicationWords)[number], string>
}

/** Whom a mail about an application goes to, in which language, and the words its template may use. */
export async function wordsOfApplication(
  req: PayloadRequest,
  application: ApplicationDoc,
): Promise<ApplicationWords | undefined> {
  const { payload } = req
  const locale: Locale = application.locale ?? 'en'
  const applicant = await findPerson(payload, idOf(application.applicant), req)
  if (!applicant) return undefined
  const vacancy = application.vacancy ? await titleOf(req, idOf(application.vacancy), locale) : undefined
  return {
    to: applicant.email,
    locale,
    values: {
      name: applicant.name,
      vacancy: vacancy ?? mailMessages[locale].applicationForTeam.speculative,
      reference: application.reference,
      company: (await senderOf(payload, locale)).name,
      link: linkWords.own,
      me: req.user?.name ?? '',
    },
  }
}

async function titleOf(req: PayloadRequest, id: string, locale: Locale): Promise<string | undefined> {
  const unit = { depth: 0, overrideAccess: true, disableErrors: true, trash: true, req } as const
  const find = { collection: 'vacancies', id, ...unit } as const
  const own: VacancyDoc | null = await req.payload.findByID({ ...find, locale })
  if (own?.title) return own.title
  const other: VacancyDoc | null = await req.payload.findByID({ ...find, locale: locale === 'en' ? 'ar' : 'en' })
  return other?.title
}
