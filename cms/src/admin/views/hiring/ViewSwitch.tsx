'use client'
import { useSearchParams } from 'next/navigation'
import { ROBOT } from '@/recruitment/robots'
import { boardQuery, exportQuery, reportsQuery, tableQuery } from './sharedFilters'
import { useHiringWords } from './useHiringWords'

const PATH = '/admin/auth/applications'
const ROBOTS_ALONE = 'where[source][equals]'

/** Table, board or reports: three addresses of one list. What it is narrowed by goes along. Beside them, what robots sent. */
export function ViewSwitch({ view }: { view: 'board' | 'reports' | 'table' }) {
  const { words } = useHiringWords()
  const { board, file, reports } = words
  const asked = useSearchParams()
  const isAboutRobots = asked.get(ROBOTS_ALONE) === ROBOT
  const params = isAboutRobots ? new URLSearchParams() : asked
  const choices = [
    { name: 'table', query: tableQuery, label: board.table },
    { name: 'board', query: boardQuery, label: board.board },
    { name: 'reports', query: reportsQuery, label: reports.title },
    { name: 'robots', query: () => `?${new URLSearchParams({ [ROBOTS_ALONE]: ROBOT })}`, label: words.sources[ROBOT] },
  ]
  // The reports have a file of their own.
  const exported = view === 'reports' ? undefined : `/api/applications/export${exportQuery(asked)}`
  return (
    <div className="hiring-views">
      <nav className="hiring-switch" aria-label={board.view}>
        {choices.map(({ label, name, query }) => (
          <a
            key={name}
            href={`${PATH}${query(params)}`}
            aria-current={name === (isAboutRobots ? 'robots' : view) ? 'page' : undefined}
            // "So many days" is a time for the table, and a moment passes between the server's word and the browser's.
            suppressHydrationWarning
          >
            {label}
          </a>
        ))}
      </nav>
      {exported && (
        <a className="hiring-button" href={exported} download suppressHydrationWarning>
          {file.export}
        </a>
      )}
    </div>
  )
}
