import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { codeIdOf } from './codeIdOf.ts'

const root = mkdtempSync(join(tmpdir(), 'code-id-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const id = (settings = {}) => codeIdOf(root, ['src', 'lock.json'], settings)

test('the id follows sources, hidden folders among them, and settings; tests and packages change nothing', () => {
  write('src/pages/index.astro', 'a page')
  write('lock.json', '{}')
  const first = id()
  expect(first).toMatch(/^[0-9a-f]{16}$/)
  for (const file of ['src/lib/a.test.ts', 'src/lib/a.dom.test.tsx', 'src/node_modules/b/index.js', 'README.md']) {
    write(file, 'beside the site')
    expect(id()).toBe(first)
  }
  const ids = new Set([first, id({ site: 'https://rasikh.example' })])
  for (const file of ['src/pages/.well-known/security.txt.ts', 'src/pages/index.astro', 'lock.json']) {
    write(file, `another ${file}`)
    ids.add(id())
  }
  expect(ids.size).toBe(5)
})
