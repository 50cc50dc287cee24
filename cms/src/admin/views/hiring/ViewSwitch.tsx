'use client'
import { useHiringWords } from './useHiringWords'

const PATH = '/admin/auth/applications'

/** Table, board or reports: three addresses of one list. */
export function ViewSwitch({ view }: { view: 'board' | 'reports' | 'table' }) {
  const { words } = useHiringWords()
  const { board, reports } = words
  const choices = [
    { name: 'table', href: PATH, label: board.table },
    { name: 'board', href: `${PATH}?view=board`, label: board.board },
    { name: 'reports', href: `${PATH}?view=reports`, label: reports.title },
  ]
  return (
    <nav className="hiring-switch" aria-label={board.view}>
      {choices.map(({ href, label, name }) => (
        <a key={name} href={href} aria-current={name === view ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
