import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zipOf } from './zipOf'

const READ =
  'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])'

test('another program reads the files and their names as they were', ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-zip-'))
  const binary = Buffer.from([0, 255, 80, 75, 3, 4])
  const entries = [
    { name: 'data.json', bytes: Buffer.from('{"a":1}') },
    { name: 'files/سيرة.pdf', bytes: binary },
    { name: 'empty.txt', bytes: Buffer.alloc(0) },
  ]
  writeFileSync(join(folder, 'a.zip'), zipOf(entries))

  try {
    execFileSync('python3', ['-c', READ, join(folder, 'a.zip'), folder])
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') skip('needs Python to read a zip')
    throw error
  }

  for (const { bytes, name } of entries) expect(readFileSync(join(folder, name)).equals(bytes), name).toBe(true)
})
