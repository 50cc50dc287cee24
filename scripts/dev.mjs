import { goOnWith } from './bootstrap.mjs'

goOnWith('scripts/start/main.ts', ['--dev', ...process.argv.slice(2)])
