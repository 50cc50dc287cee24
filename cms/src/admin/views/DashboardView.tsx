import { dashboardMessages } from '@diwan/shared/messages/dashboard'
import { DASHBOARD_PATH } from '@diwan/shared/spec/session'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { BarChart } from '@/admin/dashboard/BarChart'
import { chartsFor } from '@/admin/dashboard/charts'
import { listMyTasks } from '@/admin/dashboard/listMyTasks'
import { MyTasks } from '@/admin/dashboard/MyTasks'
import { PublishingLine } from '@/admin/dashboard/PublishingLine'
import { requireSession } from '@/admin/requireSession'
import { whatWaits } from '@/admin/whatWaits'
import { readTimeZone } from '@/recruitment/readTimeZone'

/** `/admin/auth/dashboard`: what waits for the person who is signed in and how things go, each number leading to its list. */
export async function DashboardView(props: AdminViewServerProps) {
  const { req, permissions } = props.initPageResult
  const user = requireSession(props.initPageResult, DASHBOARD_PATH)
  const language = req.i18n.language === 'ar' ? 'ar' : 'en'
  const words = dashboardMessages[language]
  const [items, charts, tasks, timeZone] = await Promise.all([
    whatWaits(props.initPageResult),
    chartsFor(req),
    permissions.collections?.['hiring-tasks']?.read ? listMyTasks(req) : [],
    readTimeZone(req.payload),
  ])
  return (
    <Gutter>
      <div className="diwan-dashboard">
        <header>
          <h1>{words.greeting(user.name)}</h1>
          <p className="diwan-buttons">
            {permissions.collections?.blogs?.create && <a href="/admin/auth/blogs/add">{words.write}</a>}
            {permissions.collections?.vacancies?.create && <a href="/admin/auth/vacancies/add">{words.openVacancy}</a>}
            <a href="/" target="_blank" rel="noopener">
              {words.openSite}
            </a>
          </p>
        </header>
        <h2 id="waiting">{words.waiting}</h2>
        {items.length === 0 ? (
          <p className="diwan-hint">{words.nothing}</p>
        ) : (
          <ul className="diwan-dashboard__cards" aria-labelledby="waiting">
            {items.map(({ key, count, href }) => (
              <li key={key}>
                <a href={href}>
                  <strong>{count}</strong>
                  <span>{words.cards[key]}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <MyTasks tasks={tasks} words={words} language={language} timeZone={timeZone} />
        <h2>{words.publishing}</h2>
        <PublishingLine req={req} words={words} language={language} timeZone={timeZone} />
        <h2>{words.figures}</h2>
        <div className="diwan-dashboard__charts">
          {charts.map(({ key, bars }) => (
            <BarChart key={key} id={`chart-${key}`} title={words.charts[key]} bars={bars} empty={words.empty[key]} />
          ))}
        </div>
      </div>
    </Gutter>
  )
}
