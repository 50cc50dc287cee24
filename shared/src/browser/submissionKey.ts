import { newKey } from './newKey.ts'
import { SAME_SUBMISSION_WINDOW } from '../spec/forms.ts'
import { safeLocalStorage, safeSessionStorage } from './safeStorage.ts'

const memory = new Map<string, string>()
const nameOf = (form: string) => `diwan-form:${form}`

/**
 * The key of a form, made when it opens: the same over reloads and in every tab that has the form open, until it is sent. A tab
 * that was open before stays with it, so that sending the same from there is still the same submission.
 */
export function openSubmissionKey(form: string): string {
  const name = nameOf(form)
  const key = memory.get(name) ?? safeLocalStorage.get(name) ?? newKey()
  memory.set(name, key)
  safeLocalStorage.set(name, key)
  return key
}

/** The form's next submission is another one, unless it comes soon from this tab and is the same. */
export function closeSubmissionKey(form: string, sent: string): void {
  memory.delete(nameOf(form))
  safeLocalStorage.remove(nameOf(form))
  safeSessionStorage.set(nameOf(form), `${sent} ${Date.now()}`)
}

/** The idempotency key of what is about to be sent: another text from the same form is another submission, and not lost. */
export function submissionKeyOf(form: string, body: FormData | Record<string, unknown>): string {
  const content = body instanceof FormData ? [...body].map(([name, value]) => [name, nameable(value)]) : body
  const own = digest(JSON.stringify(content))
  // Browsers fill a form again for whoever comes back from the thank-you page, as if it had not been sent.
  const [sent = '', sentAt] = safeSessionStorage.get(nameOf(form))?.split(' ') ?? []
  const isSame = sent.endsWith(`-${own}`) && Date.now() - Number(sentAt) < SAME_SUBMISSION_WINDOW
  return isSame ? sent : `${openSubmissionKey(form)}-${own}`
}

// A file is the one that was chosen: its bytes need not be read for that.
const nameable = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : [value.name, value.size, value.lastModified]

// cyrb53: told apart are the texts of one person in one form, where nobody gains by a collision. `crypto.subtle` needs https.
function digest(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36)
}
