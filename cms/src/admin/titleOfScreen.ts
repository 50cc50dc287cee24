import { accountMessages } from '@diwan/shared/messages/account'
import { adminMessages } from '@diwan/shared/messages/admin'
import { dashboardMessages } from '@diwan/shared/messages/dashboard'
import { panelMessages } from '@diwan/shared/messages/panel'
import { planMessages } from '@diwan/shared/messages/plans'
import type { Locale } from '@diwan/shared/content'

/** What a screen of our own is called in the browser's tab; `null` for Payload's, which name themselves. */
export function titleOfScreen(segments: string[], language: Locale): string | null {
  const [first, second, third] = segments
  if (first === 'second-factor') return accountMessages[language].step.title
  if (first !== 'auth') return null
  const { translations } = dashboardMessages[language]
  const titles: Record<string, string> = {
    translations: translations.title,
    translate: translations.sideBySide,
    planned: planMessages[language].title,
    exchange: panelMessages[language].exchange.title,
    categories: adminMessages[language].category.title,
  }
  // The entry itself: its slug says which.
  if ((second === 'blogs' || second === 'news') && third) return third
  return titles[second ?? ''] ?? null
}
