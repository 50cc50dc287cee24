import { readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
  skipped: number
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

/** Counts of a Playwright JSON report; `null` when there is none. A flaky test counts as failed. */
export function playwrightTally(file: string): Tally | null {
  const report = readJson<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
  }>(file)
  if (!report) return null
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}
