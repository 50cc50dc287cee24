import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { oneLanguageOf } from './oneLanguage.ts'

const fileOf = (chapter: string) => createRequire(import.meta.url).resolve(`@diwan/shared/messages/${chapter}`)

test.each(['forms', 'phone'])('the browser imports the %s messages of one language, by the page’s own', (chapter) => {
  const file = fileOf(chapter)

  const code = oneLanguageOf(readFileSync(file, 'utf8'), file)

  expect(code).toContain(`export const ${chapter}Messages`)
  expect(code).toContain(`await import('./ar/${chapter}.ts')`)
  expect(code).not.toMatch(/^import/m)
})

test('other modules stay as they are', () => {
  expect(oneLanguageOf('export const a = 1', fileOf('runtime'))).toBeNull()
})

test('a chapter that does not export its messages stops the build', () => {
  expect(() => oneLanguageOf('export const a = 1', fileOf('forms'))).toThrow('exports no formsMessages')
})
