import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { getPayload, type SanitizedConfig, type ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { LoginLanguage } from './LoginLanguage'
import { Logo } from './Logo'

interface Props {
  config: Promise<SanitizedConfig>
  params: Promise<{ segments?: string[] }>
  children: ReactNode
}

/** Puts the company's logo and the other language around a forgotten and a new password, which Payload shows without the frame of its sign-in page. */
export async function GuestFrame({ config, params, children }: Props) {
  const [settled, { segments = [] }] = await Promise.all([config, params])
  const { forgot, reset } = settled.admin.routes
  if (![forgot, reset].includes(`/${segments[0]}`)) return children
  const [payload, i18n] = await Promise.all([getPayload({ config: settled }), getNextRequestI18n({ config: settled })])
  return (
    <div className="diwan-guest">
      <header className="diwan-guest__brand">{await Logo({ payload, i18n } as ServerProps)}</header>
      {children}
      <footer className="diwan-guest__language">
        <LoginLanguage />
      </footer>
    </div>
  )
}
