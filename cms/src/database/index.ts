import { join } from 'node:path'
import { env } from '@/env'
import { migrations } from '@/migrations'
import { replicaSetAdapter } from './mongodb/replicaSetAdapter'
import { oneWriterAdapter } from './sqlite/oneWriterAdapter'

/** The database that DATABASE_URI names. */
export function databaseAdapter() {
  const migrationDir = join(env.CMS_DIR, 'src/migrations')
  if (env.DATABASE_URI.startsWith('mongodb')) {
    // MongoDB needs no tables; what moves its documents one day has a folder of its own.
    return replicaSetAdapter({ url: env.DATABASE_URI, migrationDir: join(migrationDir, 'mongodb') })
  }
  return oneWriterAdapter({
    url: env.DATABASE_URI,
    idType: 'uuid',
    allowIDOnCreate: true,
    // Never: a database that was pushed to refuses migrations, and `npm start` runs them on what `npm run dev` left.
    push: false,
    migrationDir,
    prodMigrations: migrations,
    isMigrating: env.isMigrating,
  })
}
