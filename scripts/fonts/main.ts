// `npm run fonts`: writes the site's font files again, after an update of the fonts' packages or a change of `subsets.ts`.
import { writeFileSync } from 'node:fs'
import { fileOf, makeSubset, subsets } from './subsets.ts'

for (const subset of subsets) {
  const content = await makeSubset(subset)
  writeFileSync(fileOf(subset), content)
  process.stdout.write(`${subset.name.padEnd(18)} ${content.length} bytes\n`)
}
