import { Gutter } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { hasRole } from '@/access/hasRole'
import { PublishingPanel } from '@/admin/components/publishing/PublishingPanel'
import { publishingWords } from '@/admin/components/publishing/publishingWords'

/** `/admin/auth/publishing`: what visitors see, what waits, every release that is kept, and what can be done about them. */
export function PublishingView({ i18n, user }: ListViewServerProps) {
  const words = publishingWords(i18n.language)
  const canSteer = hasRole({ user: user ?? null } as never, 'admin', 'editor')
  return (
    <Gutter>
      <div className="diwan-releasing">
        <header>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </header>
        <PublishingPanel canSteer={canSteer} language={i18n.language} />
      </div>
    </Gutter>
  )
}
