import { join, resolve } from 'node:path'
import { endWithUsage } from '../endWithUsage.ts'
import { readSettings } from '../start/settings.ts'
import { Stop } from '../start/stop.ts'
import { bucketOf } from './bucketFiles.ts'
import { BackupFault } from './Sealed.ts'
import { sizeOf, takeBackup } from './takeBackup.ts'

const USAGE = 'npm run backup [-- FILE]: writes a backup of the running or stopped system; BACKUP_KEY encrypts it.'
const [given, ...more] = process.argv.slice(2)
// An option that there is not must not become a file with everything in it.
if (given?.startsWith('-') || more.length > 0) endWithUsage(USAGE, given === '--help')

try {
  const settings = readSettings(resolve(import.meta.dirname, '../..'))
  const secret = process.env.BACKUP_KEY || undefined
  if (secret && secret.length < 16) throw new Stop('BACKUP_KEY must have at least 16 characters: openssl rand -hex 32')
  const name = `diwan-${new Date().toISOString().replace(/\W/g, '').slice(0, 15)}.tgz${secret ? '.sealed' : ''}`
  const file = resolve(given ?? join(settings.dataDir, 'backups', name))
  const started = performance.now()
  const { files, uploads } = await takeBackup({ ...settings, bucket: bucketOf(process.env) }, file, secret)
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  const bytes = await sizeOf(file)
  console.log(`${file}: ${Object.keys(files).length} files, ${(bytes / 1024 / 1024).toFixed(1)} MB, ${seconds} s`)
  console.log(
    secret
      ? 'Encrypted: without BACKUP_KEY nobody can open it.'
      : 'Not encrypted: it holds personal data and secrets. Set BACKUP_KEY to encrypt.',
  )
  const { missing, named } = uploads
  if (missing.length > 0) {
    const some = missing.slice(0, 5).join(', ')
    console.error(
      `The database names ${named} uploads, and ${missing.length} of them are not in the backup: ${some}${missing.length > 5 ? ', …' : ''}`,
    )
  }
  if (missing.length > 0 && missing.length === named) {
    console.error(
      'They lie elsewhere: set UPLOADS_BUCKET and S3_*, or DATA_DIR, as the system has them, and back up again.',
    )
    process.exitCode = 1
  }
} catch (error) {
  const isExplained = error instanceof Stop || error instanceof BackupFault
  console.error(
    isExplained ? error.message : `The backup failed: ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exit(1)
}
