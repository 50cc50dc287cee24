import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** Journeys that passed at the second try only: faults of a page or of its test that are still to be found. */
  flaky?: number
  /** What failed, by file and sentence. */
  faults?: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  success: boolean
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { file: string; title: string; ok: boolean }[]
}

/** Counts of a Vitest JSON report; `null` when there is none. */
export function vitestTally(file: string): Tally | null {
  const report = readJson<VitestReport>(file)
  if (!report) return null
  // A file that fails to load has no failed test of its own.
  const failed = report.numFailedTests || (report.success ? 0 : Math.max(1, report.numFailedTestSuites))
  const faults = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (!tests.length) return status === 'failed' ? [faultLine(name, 'did not load', message)] : []
    return tests.map((test) => faultLine(name, test.fullName, test.failureMessages[0]))
  })
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, faults }
}

/** Counts of a Playwright JSON report; `null` when there is none. */
export function playwrightTally(file: string): Tally | null {
  const report = readJson<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
    suites: PlaywrightSuite[]
  }>(file)
  if (!report) return null
  const { expected, unexpected, flaky, skipped } = report.stats
  const faults = report.suites.flatMap(failedSpecs)
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, flaky, faults }
}

function failedSpecs({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  return [
    ...specs.filter((spec) => !spec.ok).map((spec) => faultLine(spec.file, spec.title)),
    ...suites.flatMap(failedSpecs),
  ]
}

/** One line: the file, the sentence that does not hold, and the first line of why. */
function faultLine(file: string, sentence: string, why = ''): string {
  const [firstLine = ''] = why.split('\n')
  return [relative(process.cwd(), resolve(file)), sentence, firstLine].filter(Boolean).join(' · ')
}

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}
