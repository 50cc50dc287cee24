import { goOnWith } from './bootstrap.mjs'

goOnWith('scripts/start/main.ts')
