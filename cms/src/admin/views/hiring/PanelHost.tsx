'use client'
import { useSearchParams } from 'next/navigation'
import { Panel } from './Panel'

/** Shows the application that `?open=` names. */
export function PanelHost() {
  const open = useSearchParams().get('open')
  return open && /^[0-9a-f]{24}$/.test(open) ? <Panel key={open} id={open} /> : null
}
