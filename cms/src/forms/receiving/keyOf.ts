import { createHash } from 'node:crypto'
import { SAME_SUBMISSION_WINDOW } from '@diwan/shared/spec/forms'
import type { Submission } from '../submission'

export interface SubmissionKeys {
  /** Stored with the record; the database refuses a second one. */
  own: string
  /** Earlier records with one of these keys are the same submission. */
  same: string[]
  /** Only records since then count; with the sender's own key, all do. */
  since: Date | undefined
}

/** What makes two submissions one: the sender's own key or, without one, equal content from one address within ten minutes. */
export function keyOf(submission: Submission, now = Date.now()): SubmissionKeys {
  if (submission.key) {
    const own = `key-${digest(submission.key)}`
    return { own, same: [own], since: undefined }
  }
  const content = contentOf(submission)
  const period = Math.floor(now / SAME_SUBMISSION_WINDOW)
  const keyIn = (each: number) => `content-${digest(`${each}\n${content}`)}`
  return {
    own: keyIn(period),
    same: [keyIn(period), keyIn(period - 1)],
    since: new Date(now - SAME_SUBMISSION_WINDOW),
  }
}

function contentOf({ address, fields, files }: Submission): string {
  const fileDigests = [...files].map(([name, file]) => [name, file.name, digest(file.bytes)])
  return JSON.stringify([address, Object.entries(fields).map(plain).sort(), fileDigests.sort()])
}

/** No field of a form is a list or an object: what is one is refused, and is not gone into however deep it is. */
const plain = ([name, value]: [string, unknown]) => [name, typeof value === 'object' ? 'object' : value]

const digest = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
