import { useEffect, useRef } from 'react'
import { closeToast, type Toast } from '../browser/toasts.ts'

/** Closes each toast when its time is over; the time stands still while paused, and begins anew when the toast changes. */
export function useAutoClose(toasts: readonly Toast[], isPaused: boolean): void {
  const left = useRef(new WeakMap<Toast, number>())
  useEffect(() => {
    if (isPaused) return
    const started = performance.now()
    const timers = toasts.flatMap((toast) => {
      if (toast.autoClose === false) return []
      return [setTimeout(() => closeToast(toast.id), left.current.get(toast) ?? toast.autoClose)]
    })
    const remaining = left.current
    return () => {
      for (const timer of timers) clearTimeout(timer)
      const passed = performance.now() - started
      for (const toast of toasts) {
        if (toast.autoClose !== false)
          remaining.set(toast, Math.max(0, (remaining.get(toast) ?? toast.autoClose) - passed))
      }
    }
  }, [toasts, isPaused])
}
