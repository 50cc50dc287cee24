import type { DashboardMessages } from '@diwan/shared/messages/en/dashboard'
import type { Locale } from '@diwan/shared/content'
import { shortDate } from '@/recruitment/longDate'
import type { MyTask } from './listMyTasks'

interface Props {
  tasks: MyTask[]
  words: DashboardMessages
  language: Locale
  timeZone: string
}

/** What the reader has to do about applications; each leads to the application. */
export function MyTasks({ language, tasks, timeZone, words }: Props) {
  if (tasks.length === 0) return null
  return (
    <>
      <h2 id="my-tasks">{words.tasks}</h2>
      <ul className="diwan-dashboard__tasks" aria-labelledby="my-tasks">
        {tasks.map(({ candidate, dueAt, href, id, isLate, title }) => (
          <li key={id} data-late={isLate || undefined}>
            <p>
              <a href={href}>
                <bdi>{title}</bdi>
              </a>
              {candidate && (
                <>
                  {' · '}
                  <bdi>{candidate}</bdi>
                </>
              )}
            </p>
            {dueAt && <span>{(isLate ? words.overdue : words.due)(shortDate(dueAt, language, timeZone))}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
