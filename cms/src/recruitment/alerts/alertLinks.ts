import { ALERT_CONFIRM_LIFETIME, ALERT_END_LIFETIME } from '@diwan/shared/spec/hiring'
import { env } from '@/env'
import { signToken } from '@/recruitment/candidate/signedToken'

/** Where somebody says that an alert is wanted. */
export const confirmLink = (alert: string) =>
  `${env.PUBLIC_API_BASE}/api/alerts/confirm/${signToken('alert-confirm', alert, ALERT_CONFIRM_LIFETIME)}`

/** Where an alert is ended, by a person or by a mail program in one call (RFC 8058). */
export const endLink = (alert: string) =>
  `${env.PUBLIC_API_BASE}/api/alerts/end/${signToken('alert-end', alert, ALERT_END_LIFETIME)}`
