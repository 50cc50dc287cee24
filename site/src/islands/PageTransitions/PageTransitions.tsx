import { useEffect } from 'react'
import type { Locale } from '@diwan/shared/content'
import { $globalError } from '@diwan/shared/browser/globalError'
import { runtimeMessages } from '@diwan/shared/messages/runtime'
import { useAtom } from '@diwan/shared/react/useAtom'
import { GlobalErrorPage } from './GlobalErrorPage'
import { useLeaving } from './useLeaving'

/**
 * The part of page transitions that has state: says that a slow page is on its way, and shows a global error in place of
 * the content until it is cleared. Moving from page to page works without it.
 */
export default function PageTransitions({ locale }: { locale: Locale }) {
  const error = useAtom($globalError, null)
  const isLeaving = useLeaving()

  useEffect(() => {
    const content = document.getElementById('content')
    if (!content || !error) return
    content.hidden = true
    return () => {
      content.hidden = false
    }
  }, [error])

  return (
    <>
      <div
        className="page-progress"
        hidden={!isLeaving}
        role="progressbar"
        aria-label={runtimeMessages[locale].transition.loading}
      />
      {error && <GlobalErrorPage locale={locale} error={error} />}
    </>
  )
}
