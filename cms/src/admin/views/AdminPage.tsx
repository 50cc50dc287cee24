import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

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
      <Gutter>{children}</Gutter>
    </DefaultTemplate>
  )
}
