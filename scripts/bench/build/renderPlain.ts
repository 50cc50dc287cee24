import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { latestBundle } from '../../../site/publish/renderer/bundle.ts'
import { openRenderer } from '../../../site/publish/renderer/openRenderer.ts'

// Every page of the plain posts by the publisher's renderer: what content costs once the code has been built.
const [bundles, outDir] = process.argv.slice(2) as [string, string]
const renderer = await openRenderer(latestBundle(bundles) as string)
mkdirSync(outDir, { recursive: true })
for (const route of renderer.routes()) {
  for (const target of (await renderer.targetsOf(route)).targets) {
    const [page] = (await renderer.render(target)).files
    if (page === undefined) throw new Error(`${target.file} rendered to nothing.`)
    if (page.path.includes('/')) mkdirSync(dirname(join(outDir, page.path)), { recursive: true })
    writeFileSync(join(outDir, page.path), page.body)
  }
}
