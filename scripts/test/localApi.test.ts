import { readFileSync } from 'node:fs'
import { MINUTE } from '@diwan/shared/lib/time'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
// @ts-expect-error -- ESLint's own configuration is plain JavaScript.
import { area, exceptions, requireAccess } from '../../eslint.localApi.js'

function faultsIn(code: string, ...options: string[]): string[] {
  const config = {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { diwan: { rules: { 'local-api-access': requireAccess } } },
    rules: { 'diwan/local-api-access': ['error', ...options] },
  }
  return new Linter().verify(code, config as never, 'file.tsx').map(({ messageId = '' }) => messageId)
}

test('a call that passes over access control, or names nobody, is a fault; one for a user is none', () => {
  expect(faultsIn("payload.find({ collection: 'blogs' })")).toEqual(['open'])
  expect(faultsIn("req.payload.update({ collection: 'blogs', id, data, overrideAccess: true, user })")).toEqual([
    'open',
  ])
  expect(faultsIn("payload.findGlobal({ slug: 'footer', overrideAccess: false })")).toEqual(['nobody'])
  expect(faultsIn("payload.find({ collection: 'blogs', overrideAccess: false, user: req.user })")).toEqual([])
  expect(
    faultsIn("const may = { overrideAccess: false, req } as const\nreq.payload.find({ collection: 'blogs', ...may })"),
  ).toEqual([])
  expect(faultsIn('export const list = (query) => payload.find(query)')).toEqual(['open'])
})

test('a call under a named reason says that it passes over access control, or is for a user', () => {
  const faults = (code: string) => faultsIn(code, 'mayPassOver')
  expect(faults("payload.find({ collection: 'blogs' })")).toEqual(['silent'])
  expect(faults("payload.find({ collection: 'blogs', overrideAccess: false })")).toEqual(['nobody'])
  expect(faults("payload.find({ collection: 'blogs', overrideAccess: true })")).toEqual([])
  expect(faults("payload.find({ collection: 'blogs', overrideAccess: !user, user })")).toEqual([])
  expect(
    faults('const unit = (req) => ({ overrideAccess: true, req }) as const\npayload.find({ ...query, ...unit(req) })'),
  ).toEqual([])
})

// Ninety files are parsed: a matter of a second, on a busy machine of many.
test('every exception still needs to be one', { timeout: MINUTE }, () => {
  expect(area.length).toBeGreaterThan(0)
  for (const file of Object.keys(exceptions)) expect(faultsIn(readFileSync(file, 'utf8')), file).not.toEqual([])
})
