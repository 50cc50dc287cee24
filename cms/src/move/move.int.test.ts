import { join } from 'node:path'
import config from '@payload-config'
import { getPayload, type Migration, type Payload, type SanitizedConfig } from 'payload'
import { expect } from 'vitest'
import { oneWriterAdapter } from '@/database/sqlite/oneWriterAdapter'
import { withoutReferenceChecks } from '@/database/withoutReferenceChecks'
import { env } from '@/env'
import { migrations } from '@/migrations'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog, createCategory } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'
import { differencesBetween, digestsOf } from './digests'
import { exportRecords } from './exportRecords'
import { importRecord } from './importRecord'

/** An empty database beside the one of the test: SQLite, whichever the test itself uses. */
async function anotherDatabase(name = 'target'): Promise<Payload> {
  const db = oneWriterAdapter({
    url: `file:${join(env.DATA_DIR, `${name}.sqlite`)}`,
    idType: 'uuid',
    allowIDOnCreate: true,
    push: false,
  })
  const target = await getPayload({
    config: { ...(await config), db: db as SanitizedConfig['db'] },
    key: name,
    disableOnInit: true,
  })
  await target.db.migrate({ migrations: migrations as unknown as Migration[] })
  return target
}

async function copy(from: Payload, to: Payload): Promise<void> {
  await withoutReferenceChecks(to, async () => {
    for await (const record of exportRecords(from)) {
      await importRecord(to, JSON.parse(JSON.stringify(record)) as typeof record, {} as never)
    }
  })
}

test('a move keeps ids, languages, drafts, versions, the trash, secrets and settings', async ({ payload }) => {
  const { id } = await createBlog(payload)
  const arabic = { title: 'أساسيات الزكاة', excerpt: 'ما ينبغي معرفته.', body: aRichText('تجب الزكاة كل عام.') }
  await payload.update({ collection: 'blogs', id, locale: 'ar', data: { ...arabic, _status: 'published' } })
  await payload.update({ collection: 'blogs', id, data: { title: 'A newer draft', _status: 'draft' }, draft: true })
  const trashed = await createBlog(payload)
  await payload.update({ collection: 'blogs', id: trashed.id, data: { deletedAt: new Date().toISOString() } })
  await payload.create({
    collection: 'users',
    data: { name: 'Huda', email: 'huda@example.com', password: 'a-long-password-of-huda', role: 'editor' },
  })
  const target = await anotherDatabase()

  await copy(payload, target)

  const [before, after] = [await digestsOf(exportRecords(payload)), await digestsOf(exportRecords(target))]
  expect(differencesBetween(before, after)).toEqual([])
  expect(before.get('document blogs')?.count).toBe(2)
  const draft = await target.findByID({ collection: 'blogs', id, draft: true, locale: 'en' })
  const live = await target.findByID({ collection: 'blogs', id, locale: 'all' })
  expect(draft.title).toBe('A newer draft')
  expect(live.title).toEqual({ en: 'Zakat basics', ar: 'أساسيات الزكاة' })
  const { user } = await target.login({
    collection: 'users',
    data: { email: 'huda@example.com', password: 'a-long-password-of-huda' },
  })
  expect(user?.name).toBe('Huda')
  await target.destroy()
})

test('what refers to a document that was deleted for good moves without the reference', async ({ payload }) => {
  const [kept, gone] = [await createCategory(payload), await createCategory(payload)]
  const author = await payload.create({
    collection: 'leaders',
    data: { title: 'Sara', role: 'Partner', bio: 'Tax.', group: 'expert', _status: 'published' } as never,
  })
  const { id } = await createBlog(payload, { categories: [kept.id, gone.id], author: author.id })
  const logo = await payload.db.create({ collection: 'media', data: { alt: { en: 'Logo' }, filename: 'logo.png' } })
  await payload.db.updateGlobal({ slug: 'site-settings', data: { logo: logo.id } })
  await payload.delete({ collection: 'categories', id: gone.id })
  await payload.db.deleteOne({ collection: 'media', where: { id: { equals: logo.id } } })
  await payload.delete({ collection: 'leaders', id: author.id })
  const target = await anotherDatabase('target of references')

  await copy(payload, target)

  const moved = await target.findByID({ collection: 'blogs', id, depth: 0 })
  const settings = await target.findGlobal({ slug: 'site-settings', depth: 0 })
  expect([moved.categories, moved.author ?? null, settings.logo ?? null]).toEqual([[kept.id], null, null])
  const [before, after] = [await digestsOf(exportRecords(payload)), await digestsOf(exportRecords(target))]
  expect(differencesBetween(before, after)).toEqual([])
  await target.destroy()
})

test('entries that have no value where each must have its own move all the same', async ({ payload }) => {
  const source = await anotherDatabase('source of entries')
  for (const title of ['Audit', 'Tax'])
    await source.create({ collection: 'services', data: { title, _status: 'draft' } as never, draft: true })

  await copy(source, payload)

  const [before, after] = [await digestsOf(exportRecords(source)), await digestsOf(exportRecords(payload))]
  expect(before.get('document services')?.count).toBe(2)
  expect(after.get('document services')).toEqual(before.get('document services'))
  await source.destroy()
})

test('a document that lacks what it must refer to is named, and nothing of what it holds', async ({ payload: _ }) => {
  const target = await anotherDatabase('target of an orphan')
  const data = { id: '6a590314c2667ea32a952c67', application: null, state: 'proposed', notes: 'Calm' }

  const storing = importRecord(target, { kind: 'document', collection: 'interviews', data }, {} as never)

  await expect(storing).rejects.toThrow(
    'The target does not take document interviews/6a590314c2667ea32a952c67: its application is a document that was deleted for good, and it needs one. Put it right in the source, and move again.',
  )
  await target.destroy()
})
