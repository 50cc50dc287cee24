import { env, exit } from 'node:process'
import { checkRestore } from '../start/checks.ts'
import { Stop } from '../start/stop.ts'

// Begins the command of the CMS's image: as `npm start`, a container serves nothing of which a half is from a backup.
const { DATA_DIR: dataDir = '/data' } = env
try {
  checkRestore({ dataDir }, 'docker compose run --rm --no-deps cms node ../scripts/backup/restore.ts')
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  exit(1)
}
