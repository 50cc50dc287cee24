import { readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** Journeys that passed at the second try only: faults of a page or of its test that are still to be found. */
  flaky?: number
}

/** Counts of a Vitest JSON report; `null` when there is none. */
export function vitestTally(file: string): Tally | null {
  const report = readJson<{
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
    numPendingTests: number
    success: boolean
  }>(file)
  if (!report) return null
  // A file that fails to load has no failed test of its own.
  const failed = report.numFailedTests || (report.success ? 0 : Math.max(1, report.numFailedTestSuites))
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
}

/** Counts of a Playwright JSON report; `null` when there is none. */
export function playwrightTally(file: string): Tally | null {
  const report = readJson<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
  }>(file)
  if (!report) return null
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, flaky }
}

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}
