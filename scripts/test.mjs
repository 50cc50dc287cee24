import { goOnWith } from './bootstrap.mjs'

goOnWith('scripts/test/main.ts')
