import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { must, until } from '../publish/until.ts'

const MAIN = join(import.meta.dirname, '../../trace/main.ts')
const TOLD_WITHIN = 60_000

const linesOf = (dataDir: string, id: string): Promise<string> =>
  new Promise((resolve) => {
    // Exit 1 says that nothing names it.
    execFile(process.execPath, [MAIN, id], { env: { ...process.env, DATA_DIR: dataDir } }, (_, out) => resolve(out))
  })

/** Waits until `npm run trace -- ID` tells of every step; throws with those that it does not tell of. */
export async function mustTrace(dataDir: string, id: string, steps: readonly string[]): Promise<void> {
  let told = ''
  // Not in one order: the one who sends may write its line after the one who receives.
  const missing = () => steps.filter((step) => !told.includes(`  ${step} `))
  const isWhole = async () => {
    told = await linesOf(dataDir, id)
    return missing().length === 0
  }
  await until('the logs tell of every step', TOLD_WITHIN, isWhole, 1_000).catch(() => {
    must(false, `The trace of ${id} lacks “${missing().join('”, “')}”:\n${told}`)
  })
}
