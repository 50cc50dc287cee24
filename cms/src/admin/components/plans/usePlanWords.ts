'use client'

import { planMessages } from '@diwan/shared/messages/plans'
import { useTranslation } from '@payloadcms/ui'

/** Words about plans in the language of whoever is signed in, and that language. */
export function usePlanWords() {
  const { i18n } = useTranslation()
  const language = i18n.language === 'ar' ? 'ar' : 'en'
  return { words: planMessages[language], language } as const
}
