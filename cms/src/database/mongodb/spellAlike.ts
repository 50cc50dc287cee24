import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { patternOfSpellings } from '../arabicSpelling'

type Part = Record<string, unknown> | unknown[]

/** Lets what somebody looks for be found however its Arabic letters and marks are spelled. Payload makes a pattern of the words as they stand. */
export function spellAlike({ connection }: Pick<MongooseAdapter, 'connection'>): void {
  connection.plugin((schema) => {
    schema.pre(['find', 'countDocuments'], function () {
      spell(this.getFilter())
    })
    schema.pre('aggregate', function () {
      spell(this.pipeline())
    })
  })
}

function spell(part: Part): void {
  for (const [name, value] of Object.entries(part)) {
    if (name === '$regex' && typeof value === 'string')
      (part as Record<string, unknown>)[name] = patternOfSpellings(value)
    else if (isPart(value)) spell(value)
  }
}

const isPart = (value: unknown): value is Part =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
