import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { BlobStore } from '../swap/BlobStore.ts'
import type { Cms } from './CmsClient.ts'
import { fileAttacher } from './attachFiles.ts'

/** What attaches files that `fetchFile` has. */
function anAttacher(fetchFile: Cms['fetchFile']) {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-attach-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE fetched (name TEXT PRIMARY KEY, version TEXT NOT NULL, file TEXT NOT NULL)')
  return fileAttacher({ fetchFile } as unknown as Cms, new BlobStore(folder), database)
}

/** Where a file of the CMS lies in a release. */
async function pathInRelease(filename: string, mimeType: string, sentAs: string) {
  const en = { url: `/api/media/file/${encodeURIComponent(filename)}`, mimeType }
  const document = { collection: 'media', id: 'a', updatedAt: '2026-01-01', locales: { en, ar: null } }

  const attach = anAttacher(() => Promise.resolve({ body, type: sentAs, name: null }))
  const { locales } = await attach(document)

  return (locales.en?.files as { original: { path: string } }).original.path
}

const body = new TextEncoder().encode('bytes')

test('a file lies in a release under the ending of what it is, whatever its name in the CMS', async () => {
  expect(await pathInRelease('logo.svg', 'image/svg+xml', 'image/svg+xml')).toMatch(/^\/media\/[0-9a-f]{16}\.svg$/)
  expect(await pathInRelease('logosvg', 'image/svg+xml', 'text/plain')).toMatch(/\.svg$/)
  expect(await pathInRelease('Companyprofilepdf', 'application/pdf', 'application/pdf')).toMatch(/\.pdf$/)
  expect(await pathInRelease('شعار.svg', 'image/svg+xml', 'image/svg+xml')).toMatch(/\.svg$/)
  expect(await pathInRelease('photo.html', 'image/png', 'image/png')).toMatch(/\.png$/)
  expect(await pathInRelease('data', 'application/x-unknown', 'application/octet-stream')).toMatch(/\.bin$/)
})

test('a draft that opens a report has its file in the preview, and leaves none in what is published', async () => {
  const attach = anAttacher((url) =>
    Promise.resolve(url.endsWith('?draft=true') ? { body, type: 'application/pdf', name: 'a.pdf' } : null),
  )
  const en = { access: 'open', file: 'f' }
  const report = { collection: 'reports', id: 'a', updatedAt: '2026-01-01', locales: { en, ar: null } }

  expect((await attach(report, { isDraft: true })).locales.en).toMatchObject({ publicFile: { name: 'a.pdf' } })
  expect((await attach(report)).locales.en).toEqual(en)
})
