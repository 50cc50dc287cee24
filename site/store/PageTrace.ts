import { digestOf } from './digestOf.ts'
import type { QueryRecord } from './QueryRecord.ts'

/** The queries one page asked while it rendered. */
export class PageTrace {
  readonly answers = new Map<string, { record: QueryRecord; answer: unknown; text: string | undefined }>()

  add(record: QueryRecord, answer: unknown, text: string | undefined): void {
    this.answers.set(record.key, { record, answer, text })
  }

  /** Digest of everything the page was told. It does not depend on the order of the questions. */
  get hash(): string {
    const lines = [...this.answers.values()].map(({ record }) => `${record.key} ${record.digest}`)
    return digestOf(lines.sort().join('\n'))
  }

  /** The answers by query key, in the keys' order. */
  get data(): Record<string, unknown> {
    const entries = [...this.answers].map(([key, { answer }]) => [key, answer] as const)
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** `data` as JSON, put together from what the answers' digests were made of. */
  get json(): string {
    const entries = [...this.answers].flatMap(([key, { text }]) => (text === undefined ? [] : [[key, text] as const]))
    entries.sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`
  }
}
