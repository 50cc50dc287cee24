import { useEffect, useState } from 'react'

/** A page that comes sooner than this needs no sign that it is on its way. */
const PATIENCE = 400
// Such an address may give a file to save, after which the page stays and hears no more of it.
const GIVES_FILES = /^\/(?:api|media)\//

interface NavigateEvent extends Event {
  hashChange: boolean
  downloadRequest: string | null
  /** What a form sends with it. */
  formData: FormData | null
  destination: { url: string; sameDocument: boolean }
}

/** Whether the visitor is waiting for another page of this site. Browsers without the Navigation API show it themselves. */
export function useLeaving(): boolean {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    const { navigation } = window as Window & { navigation?: EventTarget }
    let timer: ReturnType<typeof setTimeout>
    const onNavigate = (event: Event) => {
      const { hashChange, downloadRequest, formData, destination } = event as NavigateEvent
      if (hashChange || downloadRequest !== null || destination.sameDocument) return
      const { origin, pathname } = new URL(destination.url)
      if (origin !== location.origin || (!formData && GIVES_FILES.test(pathname))) return
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
