'use client'
import { DeclineDialog } from './DeclineDialog'
import type { SectionProps } from './panelData'
import { useHiringWords } from './useHiringWords'

const way = ['new', 'screening', 'interview', 'offer', 'hired'] as const

interface Props extends SectionProps {
  isDeclining: boolean
  onDeclining: (isDeclining: boolean) => void
}

/** How far the application is, and where it goes from here: every stage is one press away, and can be taken back. */
export function PanelActions({ isDeclining, onDeclining, panel, send }: Props) {
  const { words } = useHiringWords()
  const { id, revision, stage } = panel
  if (stage === 'withdrawn') return null
  const at = way.findIndex((one) => one === stage)
  const next = at === -1 ? undefined : way[at + 1]
  const move = (to: string, more: object = {}) =>
    void send(`/api/applications/${id}/move`, { stage: to, revision, ...more })
  const last = panel.timeline.find((line) => line.kind === 'stage')
  const canUndo = last?.kind === 'stage' && last.from !== null && !last.isUndo
  return (
    <div className="hiring-panel__actions">
      <ol className="hiring-way" aria-label={words.panel.way}>
        {way.map((one, place) => (
          <li key={one} data-state={place < at ? 'done' : place === at ? 'here' : 'ahead'} data-stage-mark={one}>
            <button
              type="button"
              aria-current={place === at ? 'step' : undefined}
              disabled={place === at}
              onClick={() => move(one)}
            >
              {words.stages[one]}
            </button>
          </li>
        ))}
      </ol>
      <div className="hiring-actions">
        {next && (
          <button type="button" className="hiring-button is-primary" onClick={() => move(next)}>
            {words.panel.next(words.stages[next])}
          </button>
        )}
        {stage !== 'rejected' && (
          <button type="button" className="hiring-button is-danger" onClick={() => onDeclining(true)}>
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
      </div>
      {isDeclining && (
        <DeclineDialog
          applications={[id]}
          onCancel={() => onDeclining(false)}
          onDecline={(reason, isSilent) => {
            onDeclining(false)
            move('rejected', { reason, isSilent })
          }}
        />
      )}
    </div>
  )
}
