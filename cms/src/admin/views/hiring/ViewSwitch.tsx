'use client'
import { useSearchParams } from 'next/navigation'
import { boardQuery, reportsQuery, tableQuery } from './sharedFilters'
import { useHiringWords } from './useHiringWords'

const PATH = '/admin/auth/applications'

/** Table, board or reports: three addresses of one list. What it is narrowed by goes along. */
export function ViewSwitch({ view }: { view: 'board' | 'reports' | 'table' }) {
  const { words } = useHiringWords()
  const { board, reports } = words
  const params = useSearchParams()
  const choices = [
    { name: 'table', query: tableQuery, label: board.table },
    { name: 'board', query: boardQuery, label: board.board },
    { name: 'reports', query: reportsQuery, label: reports.title },
  ]
  return (
    <nav className="hiring-switch" aria-label={board.view}>
      {choices.map(({ label, name, query }) => (
        <a
          key={name}
          href={`${PATH}${query(params)}`}
          aria-current={name === view ? 'page' : undefined}
          // "So many days" is a time for the table, and a moment passes between the server's word and the browser's.
          suppressHydrationWarning
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
