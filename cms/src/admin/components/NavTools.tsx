'use client'

import { DASHBOARD_PATH } from '@diwan/shared/spec/session'
import { useEffect, useState } from 'react'
import { useAuth } from '@payloadcms/ui'
import { letterOf } from '@/admin/letterOf'
import { usePanelWords } from '@/admin/usePanelWords'
import { CommandPalette } from './CommandPalette'
import { HelpSheet } from './HelpSheet'
import { NotificationLog } from './NotificationLog'

type Open = 'search' | 'help' | null

const SECOND_KEY = 1500
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

// After G.
const places: Record<string, string> = {
  d: DASHBOARD_PATH,
  t: '/admin/auth/translations',
  p: '/admin/auth/planned',
}

/** The keys of the control panel: Ctrl/⌘ K searches, ? helps, G and a letter goes somewhere. */
function useShortcuts(open: (what: Open) => void) {
  useEffect(() => {
    let wentAt = 0
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && letterOf(event) === 'k') {
        // The rich text editor makes a link with the same keys.
        if (event.target instanceof HTMLElement && event.target.isContentEditable) return
        event.preventDefault()
        open('search')
        return
      }
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const isSecond = Date.now() - wentAt < SECOND_KEY
      const letter = letterOf(event)
      if (letter === '?') open('help')
      else if (letter === 'g') wentAt = Date.now()
      else if (isSecond && places[letter]) location.assign(places[letter])
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
}

/** At the top of the navigation: search, the dashboard and our own screens, what was said. */
export function NavTools() {
  const [open, setOpen] = useState<Open>(null)
  const { user } = useAuth()
  const words = usePanelWords()
  useShortcuts(setOpen)
  return (
    <div className="diwan-navtools">
      <button type="button" onClick={() => setOpen('search')}>
        <span>{words.search.open}</span>
        <kbd dir="ltr">Ctrl K</kbd>
      </button>
      <a href={DASHBOARD_PATH}>{words.tools.dashboard}</a>
      {user && (
        <>
          <a href="/admin/auth/translations">{words.tools.translations}</a>
          <a href="/admin/auth/planned">{words.tools.planned}</a>
          <a href="/admin/auth/exchange">{words.tools.exchange}</a>
        </>
      )}
      <button type="button" onClick={() => setOpen('help')}>
        <span>{words.help.title}</span>
        <kbd dir="ltr">?</kbd>
      </button>
      <NotificationLog />
      {open === 'search' && <CommandPalette onClose={() => setOpen(null)} />}
      {open === 'help' && <HelpSheet onClose={() => setOpen(null)} />}
    </div>
  )
}
