import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readFixture } from '../../store/readFixture.ts'
import { Mirror } from '../mirror/Mirror.ts'
import { openMirror } from '../mirror/openMirror.ts'
import { RenderPool, threadHeapFor } from '../render/RenderPool.ts'
import { latestBundle } from '../renderer/bundle.ts'
import { openRenderer } from '../renderer/openRenderer.ts'
import type { Target } from '../renderer/Renderer.ts'
import { BlobStore } from '../swap/BlobStore.ts'

// Like renderAll.ts, as a big release does it: from a mirror file, on several threads.
const [fixture, bundles, out] = process.argv.slice(2) as [string, string, string]
const folder = `${out}.data`
const mirrorFile = join(folder, 'mirror.sqlite')
const mirror = new Mirror(openMirror(mirrorFile))
mirror.apply(readFixture(fixture), [])
const now = Date.now()
const bundle = latestBundle(bundles) as string
const renderer = await openRenderer(bundle)
const blobs = new BlobStore(join(folder, 'blobs'))
const pool = new RenderPool({
  bundle,
  mirrorFile,
  blobs: blobs.folder,
  siteUrl: 'http://localhost:4321',
  now,
  heapMb: threadHeapFor(mirror.documentCount()),
})
const targets: Target[] = []
for await (const [, found] of pool.targetsOf(renderer.routes())) targets.push(...found.targets)
for await (const pages of pool.render(targets)) {
  for (const { files, failure } of pages) {
    if (failure !== null) throw new Error(failure)
    for (const { path, blob } of files) {
      mkdirSync(dirname(join(out, path)), { recursive: true })
      writeFileSync(join(out, path), blobs.read(blob))
    }
  }
}
await pool.end()
