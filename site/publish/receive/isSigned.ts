import type { IncomingHttpHeaders } from 'node:http'
import type { Webhook } from 'standardwebhooks'

/** Whether a body was signed with our secret within the last five minutes. */
export function isSigned(webhook: Webhook, body: string, headers: IncomingHttpHeaders): boolean {
  try {
    webhook.verify(body, headers as Record<string, string>, { jsonParse: false })
    return true
  } catch {
    return false
  }
}
