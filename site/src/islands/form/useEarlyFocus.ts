import { useEffect, useEffectEvent } from 'react'

/** Calls back when a form comes to work in the browser while its visitor stands in it: the focus will not be said again. */
export function useEarlyFocus(formId: string, begin: () => void): void {
  const beginNow = useEffectEvent(begin)
  useEffect(() => {
    if (document.activeElement?.closest('form')?.id === formId) beginNow()
  }, [formId])
}
