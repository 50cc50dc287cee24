'use client'
import type { PanelData } from './panelData'
import { useHiringWords } from './useHiringWords'

type Line = PanelData['timeline'][number]

/** Stages, notes and mails in one line of time, the newest first. */
export function PanelTimeline({ panel }: { panel: PanelData }) {
  const { timeOf, words } = useHiringWords()
  return (
    <section aria-labelledby="panel-timeline">
      <h3 id="panel-timeline">{words.panel.timeline}</h3>
      <ol className="hiring-timeline">
        {panel.timeline.map((line, place) => (
          <li key={`${line.kind}${line.at}${place}`} data-kind={line.kind}>
            <p className="hiring-card__quiet">
              {line.at && <time dateTime={line.at}>{timeOf(line.at)}</time>}
              {line.kind !== 'mail' && <> · {line.by ?? words.panel.system}</>}
            </p>
            <Event line={line} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Event({ line }: { line: Line }) {
  const { timeOf, words } = useHiringWords()
  const { panel, stages } = words
  if (line.kind === 'stage') {
    const to = line.to ? stages[line.to] : ''
    return (
      <p>
        {line.from ? panel.stageLine(stages[line.from], to) : to}
        {line.isUndo && ` (${panel.takenBack})`}
      </p>
    )
  }
  if (line.kind === 'note') {
    return (
      <p className="hiring-letter">
        {line.text}
        {line.mentions.length > 0 && ` (@${line.mentions.filter(Boolean).join(', @')})`}
      </p>
    )
  }
  const waits = line.status === 'queued' && line.sendAt
  return (
    <details>
      <summary>
        {line.subject} · {waits ? panel.waits(timeOf(waits)) : panel.status[line.status]}
      </summary>
      <p className="hiring-letter">{line.text}</p>
    </details>
  )
}
