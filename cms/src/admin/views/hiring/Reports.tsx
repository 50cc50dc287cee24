import type { Locale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ReadReport } from '@/recruitment/reports/readReport'
import type { Scope } from '@/recruitment/reports/span'
import { sourceName } from '@/recruitment/sourceName'
import type { VacancyChoice } from './listVacancyChoices'
import { VacancyOptions } from './VacancyOptions'

interface Line {
  label: string
  value: number
  /** What is written instead of the number. */
  shown?: string
  note?: string
}

interface Props {
  locale: Locale
  report: ReadReport
  scope: Scope
  vacancies: VacancyChoice[]
}

/** What happened to applications: bars that are numbers first, so that nobody needs to see them. */
export function Reports({ locale, report, scope, vacancies }: Props) {
  const words = hiringMessages[locale]
  const { board, reports, stages } = words
  const choices: Record<string, string> = words.candidate.equal.choices
  const named = (lines: ReadReport['bySource'], none: string, nameOf = (key: string) => key): Line[] =>
    lines.slice(0, 25).map(({ count, hired, key }) => ({
      label: key ? nameOf(key) : none,
      value: count,
      note: reports.hired(hired),
    }))
  return (
    <div className="hiring-board hiring-reports">
      <h1>{reports.title}</h1>
      <form className="hiring-filters hiring-reports__days">
        <input type="hidden" name="view" value="reports" />
        <label>
          {board.vacancy}
          <select name="vacancy" defaultValue={scope.vacancy ?? ''}>
            <VacancyOptions vacancies={vacancies} words={board} />
          </select>
        </label>
        <label>
          {reports.from}
          <input type="date" name="from" defaultValue={scope.from} max={scope.to} />
        </label>
        <label>
          {reports.to}
          <input type="date" name="to" defaultValue={scope.to} min={scope.from} />
        </label>
        <button className="hiring-button">{reports.show}</button>
      </form>
      <p className="hiring-reports__sum">
        <strong>{reports.total(report.total)}</strong>
        <span>{reports.hire(report.timeToHire)}</span>
        <a
          className="hiring-button"
          href={`/api/applications/report?${new URLSearchParams({ format: 'csv', ...scope }).toString()}`}
          download
        >
          {reports.csv}
        </a>
      </p>
      <div className="hiring-reports__grid">
        <Bars
          title={reports.funnel}
          lines={report.funnel.map(({ count, stage }) => ({
            label: stages[stage],
            value: count,
            ...(report.total > 0 ? { note: reports.share(Math.round((count / report.total) * 100)) } : {}),
          }))}
        />
        <Bars
          title={reports.time}
          lines={report.timeInStage.map(({ days, stage }) => ({
            label: stages[stage],
            value: days ?? 0,
            // Nobody has left this stage: that is no time of nought days.
            shown: days === null ? '–' : reports.daysOf(days),
          }))}
        />
        <Bars title={reports.vacancy} lines={named(report.byVacancy, board.speculative)} />
        <Bars
          title={reports.source}
          lines={named(report.bySource, reports.noSource, (key) => sourceName(key, locale))}
        />
      </div>
      {/* These lead to no vacancy, nor to a day. */}
      {!scope.vacancy && report.equal.some(({ answers }) => answers.length > 0) && (
        <>
          <h2>{reports.equal}</h2>
          <div className="hiring-reports__grid">
            {report.equal.map(({ answers, question }) => (
              <Bars
                key={question}
                title={words.candidate.equal[question]}
                lines={answers.map(([answer, value]) => ({
                  label: (Object.hasOwn(choices, answer) && choices[answer]) || answer,
                  value,
                }))}
              />
            ))}
          </div>
        </>
      )}
    </div>
  )
}

function Bars({ lines, title }: { lines: Line[]; title: string }) {
  const most = Math.max(1, ...lines.map(({ value }) => value))
  return (
    <section>
      <h2>{title}</h2>
      <ul className="hiring-plain">
        {lines.map(({ label, note, shown, value }) => (
          <li key={label}>
            <span className="hiring-bar__words">
              <bdi>{label}</bdi>
              <span>
                {note && <span className="hiring-card__quiet">{note}</span>} <strong>{shown ?? value}</strong>
              </span>
            </span>
            <progress className="hiring-bar" value={value} max={most} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  )
}
