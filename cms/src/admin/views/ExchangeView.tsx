import { panelMessages } from '@diwan/shared/messages/panel'
import type { AdminViewServerProps } from 'payload'
import { ExchangeTool } from '@/admin/components/ExchangeTool'
import { requireSession } from '@/admin/requireSession'
import { exchanged } from '@/exchange/exchanged'
import { AdminPage } from './AdminPage'

/** `/admin/auth/exchange`: lists as files, out and in. */
export async function ExchangeView(props: AdminViewServerProps) {
  const { permissions, req } = props.initPageResult
  requireSession(props.initPageResult, '/admin/auth/exchange')
  const { language } = req.i18n
  const words = panelMessages[language === 'ar' ? 'ar' : 'en'].exchange
  const lists = exchanged
    .filter(({ collection }) => permissions.collections?.[collection]?.update)
    .map(({ collection }) => {
      const label = req.payload.collections[collection].config.labels.plural as Record<string, string>
      return { slug: collection as string, name: label[language] ?? collection }
    })
  return (
    <AdminPage view={props}>
      <article>
        <h1>{words.title}</h1>
        <p className="diwan-hint">{words.intro}</p>
        <ExchangeTool lists={lists} language={language} />
      </article>
    </AdminPage>
  )
}
