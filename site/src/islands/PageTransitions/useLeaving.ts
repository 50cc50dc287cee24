import { useEffect, useState } from 'react'

/** A page that comes sooner than this needs no sign that it is on its way. */
const PATIENCE = 400

interface NavigateEvent extends Event {
  hashChange: boolean
  downloadRequest: string | null
  destination: { url: string; sameDocument: boolean }
}

/** Whether the visitor is waiting for another page of this site. Browsers without the Navigation API show it themselves. */
export function useLeaving(): boolean {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    const { navigation } = window as Window & { navigation?: EventTarget }
    let timer: ReturnType<typeof setTimeout>
    const onNavigate = (event: Event) => {
      const { hashChange, downloadRequest, destination } = event as NavigateEvent
      if (hashChange || downloadRequest !== null || destination.sameDocument) return
      if (new URL(destination.url).origin !== location.origin) return
      clearTimeout(timer)
      timer = setTimeout(() => setIsLeaving(true), PATIENCE)
    }
    const stay = () => {
      clearTimeout(timer)
      setIsLeaving(false)
    }
    navigation?.addEventListener('navigate', onNavigate)
    navigation?.addEventListener('navigateerror', stay)
    // Kept for back and forward, the page comes back as it was left.
    addEventListener('pagehide', stay)
    return () => {
      clearTimeout(timer)
      navigation?.removeEventListener('navigate', onNavigate)
      navigation?.removeEventListener('navigateerror', stay)
      removeEventListener('pagehide', stay)
    }
  }, [])
  return isLeaving
}
