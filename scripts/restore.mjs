import { goOnWith } from './bootstrap.mjs'

goOnWith('scripts/backup/restore.ts')
