import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const TEST =
  /\.(?:test|e2e)\.tsx?$|\/(?:testing|tests|e2e|bench|differential)\/|^vitest\.config|^playwright\.config|^eslint/
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*|\.resolve\(\s*)['"]((?:@[\w-]+\/)?[\w-][\w.-]*)(?:\/[^'"\s]*)?['"]/g
// Made by the bundlers.
const ALIASES = ['@payload-config']

const workspaces = ['site', 'cms', 'shared']
const folderOf = (file: string) => workspaces.find((name) => file.startsWith(`${name}/`)) ?? '.'

/** Packages that the code which is built or run in production imports, by workspace. */
function importsOf(folder: string): Set<string> {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.astro'], {
    cwd: root,
    encoding: 'utf8',
  })
  const shipped = files.split('\n').filter((file) => file !== '' && folderOf(file) === folder && !TEST.test(file))
  const names = shipped.flatMap((file) => {
    const found = Array.from(readFileSync(join(root, file), 'utf8').matchAll(IMPORT), ([, name = '']) => name)
    // What imports the test runner is a test's.
    return found.includes('vitest') ? [] : found
  })
  return new Set(names.filter((name) => !isBuiltin(name) && !name.startsWith('@diwan/') && !ALIASES.includes(name)))
}

test.for(['.', ...workspaces])('%s declares each package that its code imports', (folder) => {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  // Nothing is built or run in production from the root but its commands.
  const declared = { ...manifest.dependencies, ...(folder === '.' && manifest.devDependencies) }

  expect([...importsOf(folder)].filter((name) => !(name in declared))).toEqual([])
})
