'use client'
import { useState } from 'react'
import { DeclineDialog } from './DeclineDialog'
import type { SectionProps } from './panelData'
import { StageMenu } from './StageMenu'
import { useHiringWords } from './useHiringWords'

const order = ['new', 'screening', 'interview', 'offer', 'hired'] as const

/** Where the application goes from here. */
export function PanelActions({ panel, send }: SectionProps) {
  const { words } = useHiringWords()
  const [isDeclining, setDeclining] = useState(false)
  const { id, revision, stage } = panel
  if (stage === 'withdrawn') return null
  const next = order[order.findIndex((one) => one === stage) + 1]
  const move = (to: string, more: object = {}) =>
    void send(`/api/applications/${id}/move`, { stage: to, revision, ...more })
  const last = panel.timeline.find((line) => line.kind === 'stage')
  const canUndo = last?.kind === 'stage' && last.from !== null && !last.isUndo
  return (
    <div className="hiring-actions hiring-panel__actions">
      {next && stage !== 'rejected' && (
        <button type="button" className="hiring-button is-primary" onClick={() => move(next)}>
          {words.panel.next(words.stages[next])}
        </button>
      )}
      <StageMenu
        from={stage}
        label={words.board.moveTo}
        onChoose={(to) => (to === 'rejected' ? setDeclining(true) : move(to))}
      />
      {stage !== 'rejected' && (
        <button type="button" className="hiring-button" onClick={() => setDeclining(true)}>
          {words.panel.decline}
        </button>
      )}
      {canUndo && (
        <button
          type="button"
          className="hiring-button"
          onClick={() => void send(`/api/applications/${id}/undo`, { revision })}
        >
          {words.board.undo}
        </button>
      )}
      {isDeclining && (
        <DeclineDialog
          count={1}
          onCancel={() => setDeclining(false)}
          onDecline={(reason, isSilent) => {
            setDeclining(false)
            move('rejected', { reason, isSilent })
          }}
        />
      )}
    </div>
  )
}
