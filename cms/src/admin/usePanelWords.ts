'use client'

import { panelMessages } from '@diwan/shared/messages/panel'
import { useTranslation } from '@payloadcms/ui'

/** Words of the control panel's tools in the language of whoever is signed in. */
export function usePanelWords() {
  const { i18n } = useTranslation()
  return panelMessages[i18n.language === 'ar' ? 'ar' : 'en']
}
