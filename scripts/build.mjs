import { goOnWith } from './bootstrap.mjs'

goOnWith('scripts/start/build.ts')
