import { type Locale, localeNames } from '@diwan/shared/content'
import type { ApplicantDoc, ApplicationDoc } from '@diwan/shared/generated/payload-types'
import { wallTimeOf } from '@diwan/shared/lib/zonedTime'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { PayloadRequest, Where } from 'payload'
import { env } from '@/env'
import { csvHead, csvLine } from '@/exchange/csv'
import { cardPopulate, cardSelect } from '@/recruitment/desk/cardOf'
import { isVacancy, readTitles, type TitleOf } from '@/recruitment/desk/readTitles'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { sourceName } from '@/recruitment/sourceName'

const PAGE = 200

const populate = {
  ...cardPopulate,
  applicants: { name: true, email: true, phone: true, city: true },
  'rejection-reasons': { title: true },
} as const

interface Reader {
  locale: Locale
  timeZone: string
  titleOf: TitleOf
}

function lineOf(doc: ApplicationDoc, { locale, timeZone, titleOf }: Reader): string[] {
  const { board, stages } = hiringMessages[locale]
  const person = doc.applicant as Partial<ApplicantDoc>
  const at = (time: string) => wallTimeOf(time, timeZone).replace('T', ' ')
  return [
    doc.reference,
    person.name ?? '',
    person.email ?? '',
    person.phone ?? '',
    person.city ?? '',
    isVacancy(doc.vacancy) ? titleOf(doc.vacancy) : board.speculative,
    stages[doc.stage],
    at(doc.stageSince ?? doc.createdAt),
    at(doc.createdAt),
    String(doc.rating ?? ''),
    (doc.tags ?? []).join(', '),
    doc.source ? sourceName(doc.source, locale) : '',
    (doc.rejectionReason as { title?: string } | null)?.title ?? '',
    doc.locale ? localeNames[doc.locale] : '',
    `${env.SITE_URL}/admin/auth/applications?open=${doc.id}`,
  ]
}

/** Applications as lines of a CSV file, in the words of whoever reads it and by the company's clock, page by page. */
export async function* applicationsFile(req: PayloadRequest, where: Where): AsyncGenerator<string> {
  const { payload, user } = req
  const locale = req.i18n.language === 'ar' ? 'ar' : 'en'
  const timeZone = await readTimeZone(payload)
  const select = { ...cardSelect, source: true, rejectionReason: true, locale: true } as const
  yield csvHead([...hiringMessages[locale].file.columns])
  // By id: what comes meanwhile moves nothing from one page to another.
  const find = { collection: 'applications', sort: 'id', limit: PAGE, depth: 1, select, populate, locale } as const
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await payload.find({ ...find, where, page, user, overrideAccess: false })
    const applications = docs as ApplicationDoc[]
    const titleOf = await readTitles(
      payload,
      applications.map(({ vacancy }) => vacancy),
      locale,
    )
    yield applications.map((doc) => csvLine(lineOf(doc, { locale, timeZone, titleOf }))).join('')
    if (!hasNextPage) return
  }
}
