import { resolve } from 'node:path'
import { endWithUsage } from '../endWithUsage.ts'
import { readSettings } from '../start/settings.ts'
import { Stop } from '../start/stop.ts'
import { bucketOf } from './bucketFiles.ts'
import { restoreBackup } from './restoreBackup.ts'
import { BackupFault } from './Sealed.ts'

const USAGE =
  'npm run restore -- FILE: puts a backup in the place of what is there, which is moved aside. The system must be stopped.'
const [file, ...more] = process.argv.slice(2)
if (!file || file.startsWith('-') || more.length > 0) endWithUsage(USAGE, file === '--help')

try {
  const settings = readSettings(resolve(import.meta.dirname, '../..'))
  const started = performance.now()
  const { aside, manifest } = await restoreBackup(
    { ...settings, bucket: bucketOf(process.env) },
    resolve(file),
    process.env.BACKUP_KEY || undefined,
  )
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  console.log(`Restored ${Object.keys(manifest.files).length} files of ${manifest.madeAt} in ${seconds} s.`)
  console.log(`What was there lies in ${aside}. Start the system: npm start.`)
} catch (error) {
  const isExplained = error instanceof Stop || error instanceof BackupFault
  console.error(
    isExplained ? error.message : `The restore failed: ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exit(1)
}
