import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative, resolve } from 'node:path'
import { ignoredIn, isIgnored } from './images/isIgnored.ts'
import { readOptions } from './readOptions.ts'
import { node } from './start/parts.ts'
import { run, step } from './start/steps.ts'
import { Stop } from './start/stop.ts'
import { packagesOf } from './tryAstro/packagesOf.ts'

// npm run try:astro -- VERSION: does another Astro still give the same bytes? In a copy, so that nothing here changes: the tests that
// compare the warm renderer, its threads and previews with full builds of the same content.
const { values, positionals } = readOptions(
  'npm run try:astro -- VERSION [--folder …] [--keep]: does another Astro still give the same bytes?',
  {
    /** Where the copy lies for the time: it takes about 2 GB. */
    folder: { type: 'string', default: tmpdir() },
    /** Leaves it there. */
    keep: { type: 'boolean', default: false },
  },
  true,
)
const root = resolve(import.meta.dirname, '..')
/** The page of `docs/upgrades.md` says what each of them holds. */
const COMPARED = ['site/publish/renderer', 'site/publish/preview', 'site/publish/check', 'site/src/routes.test.ts']

async function tryOut(packages: string[], copy: string): Promise<void> {
  await step('Copying the project', () => {
    const lines = ignoredIn(readFileSync(join(root, '.dockerignore'), 'utf8'))
    cpSync(root, copy, {
      recursive: true,
      filter: (file) => file === root || !isIgnored(relative(root, file), lines),
    })
  })
  const outside = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'))
  const path = [join(copy, 'node_modules/.bin'), ...outside].join(delimiter)
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: path, NODE_ENV: '', BUNDLES: '' }
  await step(`Installing ${packages.join(', ')}`, async () => {
    const quietly = ['--no-fund', '--no-audit']
    const choose = ['install', '--package-lock-only', '--save-exact', ...quietly, '--workspace', '@diwan/site']
    await run('npm', [...choose, ...packages], { cwd: copy, env })
    // Of a workspace alone npm would leave out what the tests need.
    await run('npm', ['ci', ...quietly], { cwd: copy, env })
  })
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  await step('Comparing bytes with full builds', () =>
    run(node, [vitest, 'run', '--project', 'unit', ...COMPARED], { cwd: copy, env, isLoud: true }),
  )
  await step('Checking types', () => run('npm', ['run', '--silent', 'types'], { cwd: join(copy, 'site'), env }))
}

const copy = mkdtempSync(join(values.folder, 'diwan-astro-'))
try {
  const packages = packagesOf(positionals)
  await tryOut(packages, copy)
  console.log(`\n${packages.join(', ')}: the same bytes. Upgrade, then \`npm run faults -- histories --edits 400\`.`)
} catch (error) {
  console.error(error instanceof Stop ? error.message : `\n${error instanceof Error ? error.message : String(error)}`)
  if (error instanceof Stop) console.error('A difference is a reason to stay: docs/upgrades.md says what to look at.')
  process.exitCode = 1
} finally {
  if (values.keep) console.log(`The copy lies in ${copy}.`)
  else rmSync(copy, { recursive: true, force: true })
}
