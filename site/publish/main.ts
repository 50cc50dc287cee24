import { rmSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { DAY } from '@diwan/shared/lib/time'

const KEPT = 30 * DAY

// Most of a start is translating these modules: a later one finds them translated. What is imported here begins before that.
const folder = join(resolve(process.env.DATA_DIR || '.data'), 'publish/compiled')
const since = statSync(folder, { throwIfNoEntry: false })?.birthtimeMs ?? Date.now()
// Nothing else takes away what no code uses any more.
if (Date.now() - since > KEPT) rmSync(folder, { recursive: true, force: true })
enableCompileCache(folder)
await import('./publisherProcess.ts')
