import { join } from 'node:path'
import { env } from '@/env'
import { replicaSetAdapter } from './mongodb/replicaSetAdapter'
import { oneWriterAdapter } from './sqlite/oneWriterAdapter'

/** The database that DATABASE_URI names. */
export function databaseAdapter() {
  if (env.DATABASE_URI.startsWith('mongodb')) return replicaSetAdapter({ url: env.DATABASE_URI })
  return oneWriterAdapter({
    url: env.DATABASE_URI,
    idType: 'uuid',
    allowIDOnCreate: true,
    push: env.isDevelopment,
    migrationDir: join(env.CMS_DIR, 'src/migrations'),
    isMigrating: env.isMigrating,
  })
}
