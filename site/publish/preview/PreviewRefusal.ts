import { defaultLocale, type Locale } from '@diwan/shared/content'
import type { PreviewMessages } from '@diwan/shared/messages/en/preview'

type Reason = Exclude<keyof PreviewMessages, 'banner' | 'title'>

/** Why a preview is not shown. */
export class PreviewRefusal extends Error {
  override name = 'PreviewRefusal'
  readonly status: number
  readonly reason: Reason
  readonly locale: Locale

  constructor(status: number, reason: Reason, locale: Locale = defaultLocale) {
    super(reason)
    this.status = status
    this.reason = reason
    this.locale = locale
  }
}
