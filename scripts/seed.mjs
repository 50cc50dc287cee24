import { goOnWith } from './bootstrap.mjs'

goOnWith('scripts/start/seed.ts')
