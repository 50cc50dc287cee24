'use client'
import { useHiringWords } from './useHiringWords'

/** Table or board: two addresses of one list. */
export function ViewSwitch({ isBoard }: { isBoard: boolean }) {
  const { words } = useHiringWords()
  const { board } = words
  return (
    <nav className="hiring-switch" aria-label={board.view}>
      <a href="/admin/auth/applications" aria-current={isBoard ? undefined : 'page'}>
        {board.table}
      </a>
      <a href="/admin/auth/applications?view=board" aria-current={isBoard ? 'page' : undefined}>
        {board.board}
      </a>
    </nav>
  )
}
