import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightTally, vitestTally } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

function aReport(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

/** What Vitest reports of one file that failed. */
const aFailedFile = (counts: object, file: object) =>
  aReport({
    numPassedTests: 0,
    numFailedTests: 0,
    numFailedTestSuites: 1,
    numPendingTests: 0,
    success: false,
    ...counts,
    testResults: [{ name: join(process.cwd(), 'site/a.test.ts'), status: 'failed', message: '', ...file }],
  })

test('a failed test is named with its file and the first line of its reason', () => {
  const counts = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 2 }
  const failureMessages = ['AssertionError: 1 is not 2\n    at a.test.ts']
  const file = aFailedFile(counts, {
    assertionResults: [
      { fullName: 'one holds', status: 'passed', failureMessages: [] },
      { fullName: 'two holds', status: 'failed', failureMessages },
    ],
  })

  expect(vitestTally(file)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    faults: ['site/a.test.ts · two holds · AssertionError: 1 is not 2'],
  })
})

test('a file of tests that does not load is a failure with a name', () => {
  const file = aFailedFile({}, { message: 'Cannot find x', assertionResults: [] })

  expect(vitestTally(file)).toMatchObject({ failed: 1, faults: ['site/a.test.ts · did not load · Cannot find x'] })
})

test('a failed journey is named, however deep it stands', () => {
  const file = aReport({
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [{ suites: [{ specs: [{ file: 'c.e2e.ts', title: 'a visitor reads', ok: false }] }] }],
  })

  expect(playwrightTally(file)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
    flaky: 1,
    faults: ['c.e2e.ts · a visitor reads'],
  })
})

test('without a report there is no tally', () => {
  expect(vitestTally(join(folder, 'none.json'))).toBeNull()
  expect(playwrightTally(join(folder, 'none.json'))).toBeNull()
})
