import { goOnWith } from './bootstrap.mjs'

goOnWith('scripts/faults/main.ts')
