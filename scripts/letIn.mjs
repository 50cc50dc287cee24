import { goOnWith } from './bootstrap.mjs'

goOnWith('scripts/start/letIn.ts')
