'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { usePanelWords } from '@/admin/usePanelWords'
import {
  $notifications,
  clearNotifications,
  keepNotification,
  type Notification,
} from '@diwan/shared/browser/notifications'

const none: readonly Notification[] = []
const listen = (onChange: () => void) => $notifications.listen(onChange)
const beforeHydration = () => none
const TOAST = '[data-sonner-toast]'

type Words = ReturnType<typeof usePanelWords>['log']

/** What Payload says in English whoever reads, and ours for it. */
const ENGLISH: [said: RegExp, ours: (words: Words, count: number) => string][] = [
  [/^Successfully saved (\d+) files$/, ({ uploaded }, count) => uploaded(count)],
  [/^Failed to save (\d+) files$/, ({ notUploaded }, count) => notUploaded(count)],
]

function sayInOurs(words: Words, title: Element): void {
  for (const [said, ours] of ENGLISH) {
    const [, count] = said.exec(title.textContent ?? '') ?? []
    if (count !== undefined) title.textContent = ours(words, Number(count))
  }
}

/** Keeps what every toast said: it is gone after a second, and nobody reads that fast. */
function useToastsKept(words: Words) {
  useEffect(() => {
    const seen = new WeakSet<Element>()
    const observer = new MutationObserver(() => {
      for (const toast of document.querySelectorAll(TOAST)) {
        const title = toast.querySelector('[data-title]')
        if (title) sayInOurs(words, title)
        const text = title?.textContent?.trim() ?? toast.textContent?.trim()
        if (seen.has(toast) || !text) continue
        seen.add(toast)
        keepNotification(text)
      }
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [words])
}

/** What the control panel said in this visit, to read again. */
export function NotificationLog() {
  const { i18n } = useTranslation()
  const words = usePanelWords().log
  useToastsKept(words)
  const notes = useSyncExternalStore(listen, $notifications.get, beforeHydration)
  return (
    <details className="diwan-notes">
      <summary>
        {words.title} ({notes.length})
      </summary>
      <div role="log" aria-label={words.title}>
        {notes.length === 0 && <p className="diwan-hint">{words.none}</p>}
        <ul>
          {notes.map(({ id, at, text }) => (
            <li key={id}>
              <time dateTime={at}>{new Date(at).toLocaleTimeString(`${i18n.language}-u-nu-latn`)}</time> {text}
            </li>
          ))}
        </ul>
      </div>
      {notes.length > 0 && (
        <button type="button" onClick={clearNotifications}>
          {words.clear}
        </button>
      )}
    </details>
  )
}
