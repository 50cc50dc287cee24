import { lazy, Suspense, useState } from 'react'
import type { Locale } from '@diwan/shared/content'
import { $toasts, type Toast } from '@diwan/shared/browser/toasts'
import { useAtom } from '@diwan/shared/react/useAtom'

const NONE: readonly Toast[] = []

// Most visits show no toast: the library comes with the first one.
const SharedToasts = lazy(async () => ({ default: (await import('@diwan/shared/react/Toasts')).Toasts }))

/** The site's toasts. */
export default function Toasts({ locale }: { locale: Locale }) {
  const toasts = useAtom($toasts, NONE)
  const [isNeeded, setIsNeeded] = useState(false)
  // Once there, it stays: toasts leave with an animation, and the log keeps their messages.
  if (toasts.length > 0 && !isNeeded) setIsNeeded(true)
  return isNeeded ? (
    <Suspense>
      <SharedToasts locale={locale} />
    </Suspense>
  ) : null
}
