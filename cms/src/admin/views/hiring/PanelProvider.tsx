'use client'
import { useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { PanelHost } from './PanelHost'

/**
 * Shows the panel of an application beside its list. Not from the list itself: that is drawn anew whenever its order or its
 * filters change, and would take along what somebody is writing in the panel.
 */
export function PanelProvider({ children }: { children: ReactNode }) {
  const { permissions } = useAuth()
  // The address that a browser shows and the one behind it end alike.
  const isList = usePathname().endsWith('/applications')
  return (
    <>
      {children}
      {isList && permissions?.collections?.applications?.read && <PanelHost />}
    </>
  )
}
