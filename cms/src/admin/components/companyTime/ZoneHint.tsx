'use client'

import { isLocale } from '@diwan/shared/content'
import { zoneLabel } from '@diwan/shared/lib/zonedTime'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { useTranslation } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { shortTime } from '@/recruitment/longDate'

const never = () => () => {}
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

interface Props {
  id: string
  timeZone: string
  /** The time that is chosen; a reader in another zone sees it by their own clock too. */
  at?: string | Date | null | undefined
}

/** Says by whose clock a time is entered. */
export function ZoneHint({ at, id, timeZone }: Props) {
  const { i18n } = useTranslation()
  const language = isLocale(i18n.language) ? i18n.language : 'en'
  const words = hiringMessages[language].zone
  // The server does not know where the reader is.
  const here = useSyncExternalStore(never, zoneHere, () => timeZone)
  return (
    <p id={id} className="diwan-hint">
      {words.clock(zoneLabel(timeZone, language, at ?? undefined))}
      {at && here !== timeZone && ` ${words.yours(shortTime(at, language, here))}`}
    </p>
  )
}
