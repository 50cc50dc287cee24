'use client'
import type { Card } from '@diwan/shared/contracts/hiring'
import { useHiringWords } from './useHiringWords'

type Stage = Card['stage']

const targets = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected'] as const

interface Props {
  from?: Stage
  label: string
  onChoose: (stage: Stage) => void
}

/** Moves by choosing: what dragging does, for keyboards, fingers and screen readers. */
export function StageMenu({ from, label, onChoose }: Props) {
  const { words } = useHiringWords()
  return (
    <select
      className="hiring-menu"
      aria-label={label}
      value=""
      onChange={(event) => {
        if (event.target.value) onChoose(event.target.value as Stage)
      }}
    >
      <option value="">{words.board.moveTo}</option>
      {targets
        .filter((stage) => stage !== from)
        .map((stage) => (
          <option key={stage} value={stage}>
            {words.stages[stage]}
          </option>
        ))}
    </select>
  )
}
