import { DASHBOARD_PATH } from '@diwan/shared/spec/session'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { messagesOf } from '@/admin/messagesOf'
import { requireSession } from '@/admin/requireSession'
import { whatWaits } from '@/admin/whatWaits'

/** `/admin/auth/dashboard`: what waits for the person who is signed in, each number leading to its list. */
export async function DashboardView(props: AdminViewServerProps) {
  const { req, permissions } = props.initPageResult
  const user = requireSession(props.initPageResult, DASHBOARD_PATH)
  const words = messagesOf(req.i18n.language).dashboard
  const items = await whatWaits(props.initPageResult)
  return (
    <Gutter>
      <div className="diwan-dashboard">
        <header>
          <h1>{words.greeting(user.name)}</h1>
          <p className="diwan-dashboard__links">
            {permissions.collections?.blogs?.create && <a href="/admin/auth/blogs/add">{words.write}</a>}
            <a href="/">{words.openSite}</a>
          </p>
        </header>
        <h2 id="waiting">{words.waiting}</h2>
        {items.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <ul className="diwan-dashboard__cards" aria-labelledby="waiting">
            {items.map(({ key, count, href }) => (
              <li key={key}>
                <a href={href}>
                  <strong>{count}</strong>
                  <span>{words[key]}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Gutter>
  )
}
