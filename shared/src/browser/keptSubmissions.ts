import { isLocale, type Locale } from '../content/locales.ts'
import { KEPT_SUBMISSION_LIFETIME, KEPT_SUBMISSIONS_KEY } from '../spec/forms.ts'
import { readJson, safeLocalStorage } from './safeStorage.ts'
import type { SubmissionOutcome } from './sendSubmission.ts'
import { submitLazily } from './submitLazily.ts'

/** A submission that waits on the visitor's device for a connection. */
export interface KeptSubmission {
  key: string
  url: string
  body: Record<string, unknown>
  locale: Locale
  keptAt: number
  /** The form it was written in. */
  form?: string
  /** It has files: what is sent lies in the browser's database. */
  hasForm?: boolean
}

/** A submission that could not be sent, but for what it says. */
export type Unsent = Omit<KeptSubmission, 'body' | 'hasForm'>

const isKept = (value: unknown): value is KeptSubmission => {
  if (typeof value !== 'object' || value === null) return false
  const { key, url, body, locale, keptAt } = value as Partial<Record<keyof KeptSubmission, unknown>>
  const isBody = typeof body === 'object' && body !== null
  return typeof key === 'string' && typeof url === 'string' && isBody && isLocale(locale) && typeof keptAt === 'number'
}

/** What waits on this device; what is too old or corrupt is left out. */
export function listKept(now = Date.now()): readonly KeptSubmission[] {
  const stored = readJson(safeLocalStorage, KEPT_SUBMISSIONS_KEY)
  if (!Array.isArray(stored)) return []
  return stored.filter(isKept).filter(({ keptAt }) => now - keptAt < KEPT_SUBMISSION_LIFETIME)
}

function store(kept: readonly KeptSubmission[]): boolean {
  if (kept.length > 0) return safeLocalStorage.set(KEPT_SUBMISSIONS_KEY, JSON.stringify(kept))
  safeLocalStorage.remove(KEPT_SUBMISSIONS_KEY)
  return true
}

/** Keeps a submission on this device to be sent later; says whether the device could. */
export function keepSubmission(submission: KeptSubmission): boolean {
  return store([...listKept().filter(({ key }) => key !== submission.key), submission])
}

/** Takes a submission back. */
export function dropKept(key: string): void {
  store(listKept().filter((kept) => kept.key !== key))
}

type Sender = typeof submitLazily

// The browser has cleared its files away: nobody can take it any more.
const GONE: SubmissionOutcome = { state: 'refused', message: undefined, errors: [] }

/**
 * Sends what waits, oldest first, and tells how each ended; what cannot be delivered stays. Two tabs may do it at once: the
 * idempotency key makes that one submission.
 */
export async function sendKept(
  tell: (submission: KeptSubmission, outcome: SubmissionOutcome) => void,
  send: Sender = submitLazily,
): Promise<void> {
  const all = listKept()
  const forms = all.some(({ hasForm }) => hasForm) ? await import('./keptForms.ts') : undefined
  for (const kept of all) {
    const body = kept.hasForm ? await forms?.formOf(kept.key) : kept.body
    if (body === null) continue
    const outcome = body ? await send(kept.url, body, kept.key) : GONE
    if (outcome.state === 'unreachable' || outcome.state === 'tooMany') return
    // Another tab may have delivered it, and said so, meanwhile.
    const isOurs = listKept().some(({ key }) => key === kept.key)
    if (kept.hasForm) await forms?.dropForm(kept.key)
    else dropKept(kept.key)
    if (isOurs) tell(kept, outcome)
  }
  await forms?.tidyForms()
}
