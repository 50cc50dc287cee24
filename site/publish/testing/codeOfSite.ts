import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { SECOND } from '@diwan/shared/lib/time'
import { inject } from 'vitest'
import { buildSite, SITE } from '../renderer/buildSite.ts'
import { CODE_INPUTS, codeIdOf } from '../renderer/codeIdOf.ts'

/**
 * Folder of the code releases of the site as it is. The first test file of a run that asks builds it, and the others wait for that: they
 * run in processes of their own.
 */
export async function codeOfSite(): Promise<string> {
  // A run that watches the sources goes on with others.
  const folder = join(inject('builds'), codeIdOf(join(SITE, '..'), CODE_INPUTS, {}))
  const code = join(folder, 'code')
  const outcome = join(folder, 'outcome')
  if (isFirst(folder)) {
    const failure = await buildSite({ BUNDLES: code, MIRROR: '' }, { outDir: join(folder, 'built') }).then(
      () => '',
      (error: Error) => error.message,
    )
    writeFileSync(`${outcome}.new`, failure)
    renameSync(`${outcome}.new`, outcome)
  }
  while (!existsSync(outcome)) await setTimeout(SECOND / 5)
  const failure = readFileSync(outcome, 'utf8')
  if (failure !== '') throw new Error(failure)
  return code
}

/** Makes a folder; `false` when another process has. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
