import { goOnWith } from './bootstrap.mjs'

goOnWith('scripts/move/main.ts', process.argv.slice(2))
