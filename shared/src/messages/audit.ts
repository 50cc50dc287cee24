import type { Locale } from '../content/locales.ts'
import { audit as ar } from './ar/audit.ts'
import { audit as en, type AuditMessages } from './en/audit.ts'

/** What a line of the audit log is told from. */
export interface AuditLine {
  action?: string | null
  name?: string | null
  collection?: string | null
  title?: string | null
  detail?: unknown
}

/** Sentences of the audit log. A key missing in one language does not compile. */
export const auditMessages: Record<Locale, AuditMessages> = { en, ar }
