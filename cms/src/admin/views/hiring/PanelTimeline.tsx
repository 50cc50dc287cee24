'use client'
import { useState } from 'react'
import { initialsOf } from './initialsOf'
import type { PanelData } from './panelData'
import { StageMark } from './StageMark'
import { useHiringWords } from './useHiringWords'

type Line = PanelData['timeline'][number]

const filters = ['all', 'note', 'mail', 'stage'] as const
const marks = { mail: '✉', stage: '→' }

/** Stages, notes and mails in one line of time, the newest first. */
export function PanelTimeline({ panel }: { panel: PanelData }) {
  const { timeOf, words } = useHiringWords()
  const { panel: text } = words
  const [shown, setShown] = useState<(typeof filters)[number]>('all')
  const lines = panel.timeline.filter(({ kind }) => shown === 'all' || kind === shown)
  return (
    <section aria-labelledby="panel-timeline">
      <div className="hiring-panel__title">
        <h3 id="panel-timeline">{text.timeline}</h3>
        <div className="hiring-chips" role="group" aria-labelledby="panel-timeline">
          {filters.map((kind) => (
            <button key={kind} type="button" aria-pressed={kind === shown} onClick={() => setShown(kind)}>
              {text.shown[kind]}
            </button>
          ))}
        </div>
      </div>
      {lines.length === 0 && <p className="hiring-card__quiet">{text.nothing}</p>}
      <ol className="hiring-timeline">
        {lines.map((line, place) => (
          <li key={`${line.kind}${line.at}${place}`} data-kind={line.kind}>
            <span className="hiring-timeline__mark" aria-hidden="true">
              {line.kind === 'note' ? initialsOf(line.by ?? text.system) : marks[line.kind]}
            </span>
            <div>
              <p className="hiring-card__quiet">
                <bdi>{line.kind === 'mail' ? personOf(line) : (line.by ?? text.system)}</bdi>
                {line.at && (
                  <>
                    {' · '}
                    <time dateTime={line.at}>{timeOf(line.at)}</time>
                  </>
                )}
              </p>
              <Event line={line} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The candidate's address: whom a mail went to, or who wrote one that was received. */
const personOf = ({ from, status, to }: Line & { kind: 'mail' }) => (status === 'received' ? (from ?? to) : to)

function Event({ line }: { line: Line }) {
  const { timeOf, words } = useHiringWords()
  const { panel } = words
  if (line.kind === 'stage') {
    return (
      <p className="hiring-timeline__stages">
        {line.from && (
          <>
            <StageMark stage={line.from} /> <span aria-hidden="true">→</span>{' '}
          </>
        )}
        {line.to && <StageMark stage={line.to} />}
        {line.isUndo && ` (${panel.takenBack})`}
      </p>
    )
  }
  if (line.kind === 'note') {
    return (
      <p className="hiring-letter" dir="auto">
        {line.text}
      </p>
    )
  }
  const waits = line.status === 'queued' && line.sendAt
  return (
    <details>
      <summary>
        <bdi>{line.subject}</bdi>{' '}
        <span className="hiring-tag">{waits ? panel.waits(timeOf(waits)) : panel.status[line.status]}</span>
      </summary>
      <p className="hiring-letter" dir="auto">
        {line.text}
      </p>
    </details>
  )
}
