import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ContentStore } from '../../store/ContentStore.ts'
import { setCurrentStore } from '../../store/currentStore.ts'
import { MemorySource } from '../../store/MemorySource.ts'
import { readFixture } from '../../store/readFixture.ts'
import { latestBundle } from '../renderer/bundle.ts'
import { openRenderer } from '../renderer/openRenderer.ts'
import type { SharedAlone } from './renderWarm.ts'

// A process of its own: a test runner would transform the bundle's modules on their way in.
const [fixture, bundles, out] = process.argv.slice(2) as [string, string, string]
const documents = new MemorySource(readFixture(fixture))
const now = Date.now()
// A store of its own gives answers of its own, so that no HTML is remembered.
const renew = () => setCurrentStore(new ContentStore(documents, now))
renew()
const renderer = await openRenderer(latestBundle(bundles) as string)
const shared = new Map<string, string>()
for (const route of renderer.routes()) {
  for (const target of (await renderer.targetsOf(route)).targets) {
    const { files, trace } = await renderer.render(target)
    for (const { path, body } of files) {
      mkdirSync(dirname(join(out, path)), { recursive: true })
      writeFileSync(join(out, path), body)
    }
    for (const [name, { html }] of trace.markups) shared.set(name, html)
  }
}
renew()
const otherwise: string[] = []
for (const [name, html] of shared) {
  if ((await renderer.renderMarkup(name))?.markups.get(name)?.html !== html) otherwise.push(name)
}
process.stdout.write(JSON.stringify({ shared: shared.size, otherwise } satisfies SharedAlone))
