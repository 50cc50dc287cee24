import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SECOND } from '@diwan/shared/lib/time'
import { expect, onTestFinished, test } from 'vitest'
import { BucketStore } from './BucketStore'
import { bucketClient } from './bucketSettings'

const version = (tag: string, key: string, id: string) =>
  `<${tag}><Key>${key}</Key><VersionId>${id}</VersionId><IsLatest>false</IsLatest></${tag}>`

/** A bucket that keeps versions: two of one file, its deletion, and another file whose name begins alike. */
async function aBucketWithVersions() {
  const deleted: string[] = []
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://bucket')
    if (req.method === 'DELETE') {
      deleted.push(`${pathname} ${searchParams.get('versionId')}`)
      res.writeHead(204).end()
    } else if (searchParams.has('versions')) {
      res.setHeader('Content-Type', 'application/xml')
      const rows = [
        version('Version', 'files/cv.pdf', 'first'),
        version('Version', 'files/cv.pdf', 'second'),
        version('Version', 'files/cv.pdf.old', 'other'),
        version('DeleteMarker', 'files/cv.pdf', 'marker'),
      ]
      res.end(`<?xml version="1.0"?><ListVersionsResult>${rows.join('')}</ListVersionsResult>`)
    } else res.writeHead(404, { 'Content-Type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const client = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forcePathStyle: true,
    region: 'us-east-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  }
  return { deleted, store: new BucketStore({ bucket: 'uploads', folder: 'files', client }) }
}

test('a file that is wiped is gone in each of its versions, and no other is touched', async () => {
  const { deleted, store } = await aBucketWithVersions()
  await store.wipe('cv.pdf')

  expect(deleted.toSorted()).toEqual([
    '/uploads/files/cv.pdf first',
    '/uploads/files/cv.pdf marker',
    '/uploads/files/cv.pdf second',
  ])
})

test('storage that is away is not mistaken for a file that is not there', async () => {
  const client = {
    endpoint: 'http://127.0.0.1:9',
    forcePathStyle: true,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  }
  const store = new BucketStore({ bucket: 'uploads', folder: 'files', client })

  await expect(store.read('cv.pdf')).rejects.toThrow()
  await expect(store.open('cv.pdf')).rejects.toThrow()
  await expect(store.wipe('cv.pdf')).rejects.toThrow()
})

test('storage that takes a call and never answers is away', async () => {
  const server = createServer(() => {})
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const client = {
    ...bucketClient(SECOND / 10),
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  }
  const store = new BucketStore({ bucket: 'uploads', folder: 'files', client })

  await expect(store.put('cv.pdf', Buffer.from('%PDF'), 'application/pdf')).rejects.toThrow('timed out')
})
