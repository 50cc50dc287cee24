import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Accepted, type Advisory, findAdvisories, isBefore } from './findAdvisories.ts'

const read = <T>(file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T
const advisories = read<Advisory[]>('advisories.json')
const accepted = read<Accepted[]>('accepted.json')
const lockfile = read<Parameters<typeof findAdvisories>[0]>('../../package-lock.json')

test('no package of the lockfile has a known fault that nobody looked at', () => {
  expect(findAdvisories(lockfile, advisories, accepted)).toEqual([])
})

test('what was accepted is still there, with a reason', () => {
  const all = findAdvisories(lockfile, advisories, []).join('\n')
  for (const { at, id, reason } of accepted) {
    expect(all).toContain(`${at} `)
    expect(all).toContain(id)
    expect(reason.length).toBeGreaterThan(20)
  }
})

test('an affected version is found wherever it is nested, a fixed one and another package are not', () => {
  const known: Advisory[] = [{ id: 'X-1', package: '@a/b', from: '2.0.0', below: '2.3.0', what: 'something' }]
  const found = findAdvisories(
    {
      packages: {
        '': { version: '2.1.0' },
        'node_modules/@a/b': { version: '2.2.9' },
        'node_modules/c/node_modules/@a/b': { version: '2.3.0-beta.1' },
        'node_modules/d/node_modules/@a/b': { version: '2.3.0' },
        'node_modules/e/node_modules/@a/b': { version: '1.9.0' },
        'node_modules/b': { version: '2.2.9' },
      },
    },
    known,
    [],
  )
  expect(found).toHaveLength(2)
  expect(isBefore('10.0.0', '9.9.9')).toBe(false)
})
