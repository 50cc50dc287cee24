import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ContentStore } from '../../store/ContentStore.ts'
import { setCurrentStore } from '../../store/currentStore.ts'
import { MemorySource } from '../../store/MemorySource.ts'
import { readFixture } from '../../store/readFixture.ts'
import { latestBundle } from '../renderer/bundle.ts'
import { openRenderer } from '../renderer/openRenderer.ts'

// A process of its own: a test runner would transform the bundle's modules on their way in.
const [fixture, bundles, out] = process.argv.slice(2) as [string, string, string]
setCurrentStore(new ContentStore(new MemorySource(readFixture(fixture)), Date.now()))
const renderer = await openRenderer(latestBundle(bundles) as string)
for (const route of renderer.routes()) {
  for (const target of (await renderer.targetsOf(route)).targets) {
    for (const { path, body } of (await renderer.render(target)).files) {
      mkdirSync(dirname(join(out, path)), { recursive: true })
      writeFileSync(join(out, path), body)
    }
  }
}
