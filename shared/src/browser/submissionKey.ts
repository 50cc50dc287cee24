import { newKey } from './newKey.ts'
import { safeSessionStorage } from './safeStorage.ts'

const memory = new Map<string, string>()
const nameOf = (form: string) => `diwan-form:${form}`

/** The idempotency key of a form, made when it opens and kept over reloads of this tab. */
export function openSubmissionKey(form: string): string {
  const name = nameOf(form)
  const key = safeSessionStorage.get(name) ?? memory.get(name) ?? newKey()
  memory.set(name, key)
  safeSessionStorage.set(name, key)
  return key
}

/** The form's next submission is another one. */
export function closeSubmissionKey(form: string): void {
  memory.delete(nameOf(form))
  safeSessionStorage.remove(nameOf(form))
}
