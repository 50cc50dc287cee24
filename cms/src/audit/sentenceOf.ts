import { type AuditLine, auditMessages } from '@diwan/shared/messages/audit'

/** A line of the audit log as a sentence, in the language of whoever reads it. */
export function sentenceOf(line: AuditLine, language: string | undefined): string {
  const words = auditMessages[language === 'ar' ? 'ar' : 'en']
  const who = line.name || (line.action === 'failed-sign-in' ? words.somebody : words.system)
  const kind = line.collection ? (words.kinds[line.collection as keyof typeof words.kinds] ?? line.collection) : ''
  const named = line.title ? words.named(kind, line.title) : kind
  const tell = words.sentences[line.action as keyof typeof words.sentences]
  return tell
    ? tell(who, named, (line.detail ?? {}) as Record<string, unknown>)
    : `${who}: ${String(line.action)} ${named}`
}
