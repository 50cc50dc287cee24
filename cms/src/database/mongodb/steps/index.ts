import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { keepOneLatest } from './keepOneLatest'
import { spreadTitles } from './spreadTitles'

export type Database = Pick<MongooseAdapter, 'collections' | 'connection' | 'versions'>

/** What changes data of an older version into what this one reads. */
export interface DataStep {
  /** Under which the database remembers that it was done: the day it was written, and what it does. */
  name: string
  /** Changes only what is still as it was, and may so be broken off anywhere and begun anew. */
  apply: (db: Database) => Promise<void>
}

/** In the order in which they are done. What a released version has stays as it is. */
export const dataSteps: readonly DataStep[] = [
  { name: '20261121 spread titles of templates', apply: spreadTitles },
  { name: '20261130 keep one latest version', apply: keepOneLatest },
]
