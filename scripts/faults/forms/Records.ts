import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { must } from '../publish/until.ts'
import type { ASubmission } from './aSubmission.ts'

const digest = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

/** What the CMS has stored, read from its files and not through it. */
export class Records {
  readonly #dataDir: string

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  /** The reference of a submission, if it is stored. */
  referenceOf({ key }: ASubmission): string | undefined {
    const [row] = this.#rows('select reference from applications where idempotency_key = ?', `key-${digest(key)}`)
    return row?.reference as string | undefined
  }

  /** Checks that each submission is there once and whole. Answers what lies around beside it. */
  check(submissions: readonly ASubmission[]): { leftOver: number } {
    const folder = join(this.#dataDir, 'uploads/files')
    const rows = this.#rows(
      `select a.reference, a.idempotency_key as key, p.email, f.filename, f.filesize
       from applications a join applicants p on p.id = a.applicant_id join files f on f.id = a.cv_id`,
    )
    const byKey = Map.groupBy(rows, ({ key }) => String(key))
    for (const submission of submissions) {
      const found = byKey.get(`key-${digest(submission.key)}`) ?? []
      must(found.length > 0, `Application ${submission.number} is lost.`)
      must(found.length === 1, `Application ${submission.number} is there ${found.length} times.`)
      const [{ email, filename, reference } = {}] = found
      must(reference === submission.reference, `Application ${submission.number} has another reference than was said.`)
      must(email === submission.email, `Application ${submission.number} belongs to ${String(email)}.`)
      const bytes = readFileSync(join(folder, String(filename)))
      must(
        digest(bytes) === submission.sha256,
        `The CV of application ${submission.number} is not the one that was sent.`,
      )
    }
    must(rows.length === submissions.length, `There are ${rows.length} applications instead of ${submissions.length}.`)
    const applicants = this.count('applicants')
    must(applicants === submissions.length, `There are ${applicants} candidates instead of ${submissions.length}.`)
    const [wrong] = this.#rows('select count(*) as n from mails')
    must(
      Number(wrong?.n) === submissions.length,
      `There are ${String(wrong?.n)} mails instead of ${submissions.length}.`,
    )
    return { leftOver: readdirSync(folder).length - this.count('files') }
  }

  count(table: 'applicants' | 'files'): number {
    return Number(this.#rows(`select count(*) as n from ${table}`)[0]?.n)
  }

  /** Mails by how they stand. */
  mails(): { status: string; error: string | null; to: string }[] {
    return this.#rows('select status, error, "to" from mails') as never
  }

  /** Has the whole database checked by SQLite. */
  mustBeSound(): void {
    const [row] = this.#rows('pragma integrity_check')
    must(row?.integrity_check === 'ok', `The database is damaged: ${JSON.stringify(row)}`)
  }

  #rows(sql: string, ...values: string[]): Record<string, unknown>[] {
    const database = new DatabaseSync(join(this.#dataDir, 'cms.sqlite'), { readOnly: true })
    try {
      return database.prepare(sql).all(...values)
    } finally {
      database.close()
    }
  }
}
