'use client'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { openPanel } from './address'
import { Panel } from './Panel'

/** Shows the application that `?open=` names. A press anywhere on a row of the table opens it too. */
export function PanelHost() {
  const open = useSearchParams().get('open')
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('a, button, input, label, .cell-_select')) return
      const row = target.closest('.collection-list tbody tr')
      const id = row?.querySelector<HTMLElement>('[data-application]')?.dataset.application
      if (id && !getSelection()?.toString()) openPanel(id)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  useEffect(() => {
    // The list names its page in the address in a way that Next keeps no state of, and then does not follow the way back to it.
    const onBack = ({ state }: PopStateEvent) => {
      if (!state) window.history.replaceState(null, '', window.location.href)
    }
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  return open && isObjectId(open) ? <Panel key={open} id={open} /> : null
}
