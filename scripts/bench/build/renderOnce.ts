import { join } from 'node:path'
import { openMirror } from '../../../site/publish/mirror/openMirror.ts'
import { Publisher } from '../../../site/publish/Publisher.ts'
import { latestBundle } from '../../../site/publish/renderer/bundle.ts'
import { openRenderer } from '../../../site/publish/renderer/openRenderer.ts'
import { Reporter } from '../../../site/publish/report/Reporter.ts'

// A publisher's first release of a mirror that is filled already: every page, checked, traced and put into a tree.
const [dataDir, bundles, siteUrl] = process.argv.slice(2) as [string, string, string]
const database = openMirror(join(dataDir, 'publish/mirror.sqlite'))
const stopping = new AbortController()
const nobody = () => Promise.reject(new Error('This release asks no CMS.'))
const reporter = new Reporter(database, {
  cmsOrigin: 'http://127.0.0.1:9',
  secret: `whsec_${btoa('bench')}`,
  signal: stopping.signal,
})
const documents = database.prepare('SELECT collection, id, updatedAt FROM documents').all()
const publisher = new Publisher({
  dataDir,
  database,
  cms: {
    fetchManifest: () => Promise.resolve(documents as never),
    fetchDocuments: nobody,
    fetchDraft: nobody,
    fetchFile: nobody,
  },
  reporter,
  renderer: await openRenderer(latestBundle(bundles) as string),
  siteUrl,
  apiOrigin: '',
})
await publisher.start()
await publisher.settled()
const { live, error, releases } = publisher.status()
stopping.abort()
await publisher.stop()
if (live === null) {
  console.error(error?.message ?? 'Nothing is live.')
  process.exit(1)
}
console.log(JSON.stringify({ pages: releases[0]?.pages }))
process.exit(0)
