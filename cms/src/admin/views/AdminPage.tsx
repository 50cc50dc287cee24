import { dashboardMessages } from '@diwan/shared/messages/dashboard'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { titleOfScreen } from '@/admin/titleOfScreen'

interface Props {
  view: AdminViewServerProps
  children: ReactNode
}

/** The control panel's frame around a screen of ours. The dashboard needs none: Payload frames it. */
export function AdminPage({ view, children }: Props) {
  const { initPageResult, params, searchParams } = view
  const { locale, permissions, req, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={stepsTo(view)} />
      <Gutter>{children}</Gutter>
    </DefaultTemplate>
  )
}

/** The way to a screen, above it: where it belongs to, and what it is called. */
function stepsTo({ initPageResult: { req }, params }: AdminViewServerProps) {
  const segments = (params?.segments ?? []) as string[]
  const language = req.i18n.language === 'ar' ? 'ar' : 'en'
  const [, folder = '', below] = segments
  const here = { label: titleOfScreen(segments, language) ?? '' }
  if (folder === 'translate')
    return [{ label: dashboardMessages[language].translations.title, url: '/admin/auth/translations' }, here]
  const list = below ? req.payload.config.collections.find(({ slug }) => slug === folder) : undefined
  return list ? [{ label: getTranslation(list.labels.plural, req.i18n), url: `/admin/auth/${folder}` }, here] : [here]
}
