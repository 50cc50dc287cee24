import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** What a candidate sends, and what must be found afterwards. */
export interface ASubmission {
  number: number
  key: string
  email: string
  cv: Buffer<ArrayBuffer>
  sha256: string
  /** The server's own words for it, once it said that it is stored. */
  reference?: string
  attempts: number
}

const CV_BYTES = 2 * 1024 * 1024

/** An application with a CV of 2 MB that no other one has. */
export function aSubmission(number: number): ASubmission {
  const whole = Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj<<>>endobj\n2 0 obj<<>>stream\n`),
    Buffer.from(randomBytes(CV_BYTES / 2).toString('hex')),
    Buffer.from(`\nendstream endobj\ntrailer<<>>\n%%EOF ${number}\n`),
  ])
  return {
    number,
    key: randomUUID(),
    email: `candidate-${number}@example.com`,
    cv: whole,
    sha256: createHash('sha256').update(whole).digest('hex'),
    attempts: 0,
  }
}

/** The body that our form sends. */
export function bodyOf({ cv, email, number }: ASubmission): FormData {
  const form = new FormData()
  form.set('name', `Candidate ${number}`)
  form.set('email', email)
  form.set('phone', `+96650${String(1_000_000 + number)}`)
  form.set('consent', 'true')
  form.set('locale', number % 2 ? 'ar' : 'en')
  form.set('cv', new File([cv], `cv-${number}.pdf`, { type: 'application/pdf' }))
  return form
}

/** Where it comes from: every candidate has an address of their own. */
export const addressOf = ({ number }: ASubmission) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
