import type { Locale } from '@diwan/shared/content'
import { Toasts as SharedToasts } from '@diwan/shared/react/Toasts'
import '@diwan/shared/styles/toasts.css'

/** The site's toasts. */
export default function Toasts({ locale }: { locale: Locale }) {
  return <SharedToasts locale={locale} />
}
