import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { env } from '@/env'

/** The database that DATABASE_URI names. */
export function databaseAdapter() {
  return sqliteAdapter({ client: { url: env.DATABASE_URI }, idType: 'uuid', allowIDOnCreate: true })
}
