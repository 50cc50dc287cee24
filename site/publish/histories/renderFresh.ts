import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ContentStore } from '../../store/ContentStore.ts'
import { setCurrentStore } from '../../store/currentStore.ts'
import { Mirror } from '../mirror/Mirror.ts'
import { openMirror } from '../mirror/openMirror.ts'
import { Releaser } from '../render/Releaser.ts'
import { openRenderer } from '../renderer/openRenderer.ts'
import { BlobStore } from '../swap/BlobStore.ts'
import { ReleaseHistory } from '../swap/ReleaseHistory.ts'
import { DependencyGraph } from '../trace/DependencyGraph.ts'
import { GRAPH_TABLES } from '../trace/graphTables.ts'
import { startVirtualClock } from './virtualClock.ts'

interface Order {
  /** A copy of a mirror, with an empty folder around it. */
  dataDir: string
  /** Folder with the file contents that the mirror's documents name. */
  blobs: string
  now: number
}

// A process that knows nothing but documents: it renders every page into a first release and sends back each file's SHA-256. It
// opens the code release while it waits for its order.
const [bundle = '', siteUrl = ''] = process.argv.slice(2)
const renderer = openRenderer(bundle)

process.once('message', (order: Order) => {
  void answer(order).then(
    (files) => process.send?.({ files }, () => process.exit(0)),
    (error: unknown) => process.send?.({ error: String(error) }, () => process.exit(1)),
  )
})

async function answer({ dataDir, blobs: contents, now }: Order): Promise<Record<string, string>> {
  startVirtualClock(now)
  const database = openMirror(join(dataDir, 'publish/mirror.sqlite'))
  for (const table of [...GRAPH_TABLES, 'releases', 'files', 'unreleased', 'pending', 'held'])
    database.exec(`DELETE FROM ${table}`)
  database.exec('DELETE FROM meta; INSERT INTO unreleased SELECT collection, id, NULL FROM documents')
  mkdirSync(join(dataDir, 'publish'), { recursive: true })
  symlinkSync(contents, join(dataDir, 'publish/blobs'))
  const mirror = new Mirror(database)
  const history = new ReleaseHistory(database)
  const store = new ContentStore(mirror.source, now)
  setCurrentStore(store)
  const releaser = new Releaser({
    mirror,
    history,
    store,
    graph: new DependencyGraph(database),
    blobs: new BlobStore(join(dataDir, 'publish/blobs')),
    renderer: await renderer,
    siteUrl,
    apiOrigin: '',
    onStep: () => {},
    onForgotten: () => {},
  })
  const number = await releaser.prepare({ startedAt: now, rebuild: true, restore: [], outbox: [] })
  if (number === null) throw new Error('There is nothing to release.')
  return Object.fromEntries(history.filesAt(number).map(({ path, blob }) => [path, blob]))
}
