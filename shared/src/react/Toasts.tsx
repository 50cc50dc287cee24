import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cssTransition, toast as show, ToastContainer } from 'react-toastify/unstyled'
import { $toasts, closeToast, type Toast } from '../browser/toasts.ts'
import type { Locale } from '../content/locales.ts'
import { runtimeMessages } from '../messages/runtime.ts'
import { TOAST_COLLAPSE } from '../spec/toasts.ts'
import { useAtom } from './useAtom.tsx'
import { useAutoClose } from './useAutoClose.ts'

const LOG_LENGTH = 20
const NONE: readonly Toast[] = []

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: TOAST_COLLAPSE })

// The log region is what is announced, so the toast's own live region must not repeat it.
const content = (message: string) => <span aria-hidden="true">{message}</span>

const optionsOf = ({ type, position, theme }: Toast) => ({
  type: type === 'loading' ? ('default' as const) : type,
  isLoading: type === 'loading',
  position,
  theme,
  // Closed by `useAutoClose`: the library's timer is a CSS animation, which reduced motion ends at once.
  autoClose: false as const,
  role: 'group',
  ariaLabel: '',
})

interface Line {
  key: string
  message: string
}

/** Shows the toasts of the store. A pointer over them or focus within pauses them; their messages stay in a log region. */
export function Toasts({ locale }: { locale: Locale }) {
  const toasts = useAtom($toasts, NONE)
  const shown = useRef(new Map<string, Toast>())
  const [log, setLog] = useState<readonly Line[]>([])
  const [isPaused, setIsPaused] = useState(false)
  const words = runtimeMessages[locale].toasts
  useAutoClose(toasts, isPaused)

  const reconcile = useEffectEvent((next: readonly Toast[]) => {
    const lines: Line[] = []
    for (const item of next) {
      const before = shown.current.get(item.id)
      if (before === item) continue
      if (before) show.update(item.id, { ...optionsOf(item), render: content(item.message), icon: null })
      else show(content(item.message), { ...optionsOf(item), toastId: item.id, onClose: () => closeToast(item.id) })
      shown.current.set(item.id, item)
      lines.push({ key: `${item.id} ${item.message}`, message: item.message })
    }
    for (const id of shown.current.keys()) {
      if (next.some((item) => item.id === id)) continue
      show.dismiss(id)
      shown.current.delete(id)
    }
    if (lines.length > 0) setLog((earlier) => [...earlier, ...lines].slice(-LOG_LENGTH))
  })
  useEffect(() => $toasts.subscribe((next) => reconcile(next)), [])

  const pause = () => setIsPaused(true)
  const resume = () => setIsPaused(false)
  return (
    <div className="toasts" onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
      <ToastContainer
        aria-label={words.region}
        rtl={locale === 'ar'}
        transition={transition}
        draggable={false}
        hideProgressBar
        newestOnTop
        closeButton={({ closeToast: close }) => (
          <button type="button" className="toast-close" aria-label={words.close} onClick={(event) => close(event)}>
            <span aria-hidden="true">×</span>
          </button>
        )}
      />
      <div role="status" aria-label={words.region} className="visually-hidden toast-log">
        {log.map(({ key, message }) => (
          <p key={key}>{message}</p>
        ))}
      </div>
    </div>
  )
}
