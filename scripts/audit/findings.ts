import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** One thing that an audit found wrong. */
export interface Finding {
  /** Path of the page. */
  page: string
  /** Name of the broken rule. */
  rule: string
  message: string
  /** Where on the page. */
  where: string
  /** In which window and state it was seen. */
  state?: string
}

/** Where audits leave what they found and measured. */
export const REPORTS = resolve(import.meta.dirname, '../../test-results/audit')

const SHOWN = 40
const NAMES_SHOWN = 3

/** Writes everything down, prints what was found once per rule and place, and sets the exit code. */
export function report(audit: string, findings: readonly Finding[], summary: string): void {
  mkdirSync(REPORTS, { recursive: true })
  const file = join(REPORTS, `${audit}.json`)
  writeFileSync(file, JSON.stringify({ audit, summary, findings }, null, 2))

  const groups = Map.groupBy(findings, ({ rule, where }) => `${rule} ${where}`)
  for (const found of [...groups.values()].slice(0, SHOWN)) {
    const { rule, message, where } = found[0] as Finding
    console.log(`✗ ${rule}: ${message}\n    ${where}\n    on ${some(found.map(({ page }) => page))}`)
    if (found[0]?.state) console.log(`    in ${some(found.map(({ state = '' }) => state))}`)
  }
  if (groups.size > SHOWN) console.log(`… and ${groups.size - SHOWN} more kinds in ${file}`)
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${audit}: ${summary}, ${findings.length} found`)
  if (findings.length > 0) process.exitCode = 1
}

function some(names: string[]): string {
  const all = [...new Set(names)]
  return (
    all.slice(0, NAMES_SHOWN).join(', ') + (all.length > NAMES_SHOWN ? ` and ${all.length - NAMES_SHOWN} more` : '')
  )
}
