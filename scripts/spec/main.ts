import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { coverageTable, gapsIn, proofsIn, testFiles } from './coverage.ts'

const proofs = proofsIn(testFiles())
writeFileSync(join(resolve(import.meta.dirname, '../..'), 'docs/spec-coverage.md'), coverageTable(proofs))
const gaps = gapsIn(proofs)
for (const gap of gaps) console.error(gap)
console.log(gaps.length === 0 ? 'Every sentence has its test.' : `${gaps.length} sentences without a test.`)
process.exitCode = gaps.length === 0 ? 0 : 1
