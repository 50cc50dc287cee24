import type { Locale } from '@diwan/shared/content'
import { instantOf } from '@diwan/shared/lib/zonedTime'
import type { Payload } from 'payload'
import { equalQuestionNames } from '@/recruitment/candidate/equalQuestions'
import { readTitles } from '@/recruitment/desk/readTitles'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { hiringReport, type Reported } from './hiringReport'
import { ROBOT } from '@/recruitment/robots'
import { readReported } from './readReported'
import { dayAfter, type Scope } from './span'

/** Applications of a span of days of the company, its last one among them, as a report, with the titles of their vacancies. */
export async function readReport(payload: Payload, { from, to, vacancy: asked }: Scope, locale: Locale) {
  const timeZone = await readTimeZone(payload)
  const startOf = (day: string) => Date.parse(instantOf(`${day}T00:00`, timeZone) ?? day)
  const [begin, end] = [from ? startOf(from) : -Infinity, to ? startOf(dayAfter(to)) : Infinity]
  const isAsked = ({ createdAt, source, vacancy }: Reported) => {
    const at = Date.parse(createdAt)
    return source !== ROBOT && at >= begin && at < end && (!asked || vacancy === (asked === 'none' ? null : asked))
  }
  const report = hiringReport((await readReported(payload)).filter(isAsked))
  const titles = await payload.find({
    collection: 'vacancies',
    where: { id: { in: report.byVacancy.map(({ key }) => key).filter(Boolean) } },
    pagination: false,
    depth: 0,
    select: { title: true, slug: true },
    locale,
    trash: true,
    overrideAccess: true,
  })
  const titleOf = await readTitles(payload, titles.docs, locale)
  const titleById = new Map(titles.docs.map((vacancy) => [vacancy.id, titleOf(vacancy)]))
  const byVacancy = report.byVacancy.map((line) => ({
    ...line,
    key: line.key ? (titleById.get(line.key) ?? '–') : '',
  }))
  return { ...report, byVacancy, equal: await readEqual(payload) }
}

/** Fewer answers than this are not shown: with so few, somebody could be guessed. */
const LEAST_ANSWERS = 5

/** Equal-opportunity answers in sums, over everybody and all time. */
async function readEqual(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'equal-opportunity-answers',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return equalQuestionNames.map((question) => {
    const counts = new Map<string, number>()
    for (const doc of docs) {
      const value = doc[question]
      if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return { question, answers: [...counts].filter(([, count]) => count >= LEAST_ANSWERS) }
  })
}

export type ReadReport = Awaited<ReturnType<typeof readReport>>
