import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'
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
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  // Where the focus was before it came to the toasts.
  const cameFrom = useRef<HTMLElement>(null)
  const words = runtimeMessages[locale].toasts
  useAutoClose(toasts, isHovered || hasFocus)

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

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null
    setHasFocus(true)
  }
  // A button that goes away with the focus says nothing of it, and would leave the keyboard at the top of the page.
  const giveFocusBack = (button: HTMLElement) => {
    if (document.activeElement !== button) return
    button.blur()
    cameFrom.current?.focus()
  }
  return (
    <div
      ref={region}
      className="toasts"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={onFocus}
      onBlur={() => setHasFocus(false)}
    >
      <ToastContainer
        aria-label={words.region}
        rtl={locale === 'ar'}
        transition={transition}
        draggable={false}
        hideProgressBar
        newestOnTop
        closeButton={({ closeToast: close }) => (
          <button
            type="button"
            className="toast-close"
            aria-label={words.close}
            onClick={(event) => {
              giveFocusBack(event.currentTarget)
              close(event)
            }}
          >
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
