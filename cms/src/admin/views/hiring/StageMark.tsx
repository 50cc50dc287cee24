'use client'
import type { Card } from '@diwan/shared/contracts/hiring'
import { useHiringWords } from './useHiringWords'

/** A stage as a word with its colour. */
export function StageMark({ stage }: { stage: Card['stage'] }) {
  const { words } = useHiringWords()
  return (
    <span className="hiring-stage" data-stage-mark={stage}>
      {words.stages[stage]}
    </span>
  )
}
