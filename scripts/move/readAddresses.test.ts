import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readAddresses } from './readAddresses.ts'

const MONGODB = 'mongodb://db/diwan?replicaSet=rs0'

function aFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-move-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'cms.sqlite'), '')
  return join(folder, 'cms.sqlite')
}

test('two databases are named, files by their whole path', () => {
  const file = aFile()

  expect(readAddresses({ from: `file:${relative(process.cwd(), file)}`, to: MONGODB })).toEqual({
    from: `file:${file}`,
    to: MONGODB,
  })
  expect(readAddresses({ from: MONGODB, to: 'file:/new.sqlite' })).toEqual({
    from: MONGODB,
    to: 'file:/new.sqlite',
  })
})

test('what names no two databases is refused, and so is a source that is not there', () => {
  const file = `file:${aFile()}`
  for (const given of [
    { from: '', to: '' },
    { from: file, to: '' },
    { from: file, to: file },
    { from: file, to: 'postgres://db/x' },
  ])
    expect(() => readAddresses(given)).toThrow('Name two databases')

  expect(() => readAddresses({ from: 'file:/nowhere/cms.sqlite', to: MONGODB })).toThrow(
    'There is no /nowhere/cms.sqlite',
  )
})
