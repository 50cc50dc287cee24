'use client'
import type { SectionProps } from './panelData'
import { PanelInterviews } from './PanelInterviews'
import { useHiringWords } from './useHiringWords'

/** What is to be done about the application: tasks, and interviews with what the candidate said. */
export function PanelWork({ panel, send }: SectionProps) {
  const { dateOf, words } = useHiringWords()
  const { panel: text } = words
  const { tasks } = panel
  return (
    <>
      {tasks.length > 0 && (
        <section aria-labelledby="panel-tasks">
          <h3 id="panel-tasks">{text.tasks}</h3>
          <ul className="hiring-plain hiring-tasks">
            {tasks.map(({ by, dueAt, id, isDone, isLate, title }) => (
              <li key={id} data-done={isDone || undefined}>
                <label>
                  <input
                    type="checkbox"
                    checked={isDone}
                    onChange={() => void send(`/api/hiring-tasks/${id}/done`, { isDone: !isDone })}
                  />
                  <span dir="auto">{title}</span>
                </label>
                <span className={isLate ? 'is-warning' : 'hiring-card__quiet'}>
                  {by && <bdi>{by}</bdi>}
                  {by && dueAt && ' · '}
                  {dueAt && (isLate ? text.overdue(dateOf(dueAt)) : text.due(dateOf(dueAt)))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PanelInterviews panel={panel} send={send} />
    </>
  )
}
