import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingEntries } from './completeLockfile.ts'

test('the lockfile holds every platform package, so that a clean install works on any registry: else run `npm run lock`', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<typeof missingEntries>[0]

  expect(Object.keys(missingEntries(lock))).toEqual([])
})

test('a platform package that is missing, or there in another version, is named where its package finds it', () => {
  const lock = {
    packages: {
      'node_modules/a': {
        version: '2.0.0',
        optionalDependencies: { 'a-darwin-arm64': '2.0.0', 'a-linux-x64': '2.0.0' },
      },
      'node_modules/a-darwin-arm64': { version: '1.0.0' },
    },
  }

  expect(missingEntries(lock)).toEqual({
    'node_modules/a/node_modules/a-darwin-arm64': { version: '2.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/a-linux-x64': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  })
})
