import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { FakeCms } from './fakeCms.ts'
import { startPublisher } from './startPublisher.ts'

// A publisher over a folder that hears of one change and dies, as by `kill -9`, when it enters a step.
const [dataDir, step = ''] = process.argv.slice(2) as [string, string?]
const read = (name: string): unknown => JSON.parse(readFileSync(join(dataDir, name), 'utf8'))
const cms = new FakeCms()
const save = (document: MirroredDocument) => cms.documents.set(`${document.collection}/${document.id}`, document)
for (const document of read('cms.json') as MirroredDocument[]) save(document)

let isArmed = !existsSync(join(dataDir, 'change.json'))
const started = await startPublisher({
  cms,
  dataDir,
  onStep: (entered) => {
    if (isArmed && entered === step) process.kill(process.pid, 'SIGKILL')
  },
})
if (!isArmed) {
  isArmed = true
  const { document, change } = read('change.json') as { document: MirroredDocument; change: Change }
  save(document)
  await started.publish(change)
}
writeFileSync(join(dataDir, 'finished'), '')
await started.stop()
