import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { BlobStore } from '../swap/BlobStore.ts'
import type { Cms } from './CmsClient.ts'
import { fileAttacher } from './attachFiles.ts'

/** Where a file of the CMS lies in a release. */
async function pathInRelease(filename: string, mimeType: string, sentAs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-attach-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE fetched (name TEXT PRIMARY KEY, version TEXT NOT NULL, file TEXT NOT NULL)')
  const body = new TextEncoder().encode('bytes')
  const cms = { fetchFile: () => Promise.resolve({ body, type: sentAs, name: null }) } as unknown as Cms
  const en = { url: `/api/media/file/${encodeURIComponent(filename)}`, mimeType }
  const document = { collection: 'media', id: 'a', updatedAt: '2026-01-01', locales: { en, ar: null } }

  const { locales } = await fileAttacher(cms, new BlobStore(folder), database)(document)

  return (locales.en?.files as { original: { path: string } }).original.path
}

test('a file lies in a release under the ending of what it is, whatever its name in the CMS', async () => {
  expect(await pathInRelease('logo.svg', 'image/svg+xml', 'image/svg+xml')).toMatch(/^\/media\/[0-9a-f]{16}\.svg$/)
  expect(await pathInRelease('logosvg', 'image/svg+xml', 'text/plain')).toMatch(/\.svg$/)
  expect(await pathInRelease('Companyprofilepdf', 'application/pdf', 'application/pdf')).toMatch(/\.pdf$/)
  expect(await pathInRelease('شعار.svg', 'image/svg+xml', 'image/svg+xml')).toMatch(/\.svg$/)
  expect(await pathInRelease('photo.html', 'image/png', 'image/png')).toMatch(/\.png$/)
  expect(await pathInRelease('data', 'application/x-unknown', 'application/octet-stream')).toMatch(/\.bin$/)
})
