import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { ObjectId } from 'mongodb'
import { expect } from 'vitest'
import { test as base } from '../../tests/test'
import { env } from '@/env'
import { spreadTitles } from './mongodb/steps/spreadTitles'

const test = base.skipIf(!env.DATABASE_URI.startsWith('mongodb'))

test('a template named before names had languages keeps its name in the language that is not saved', async ({
  payload,
}) => {
  const db = payload.db as unknown as MongooseAdapter
  const words = { subject: 'Subject', body: 'Text' }
  const create = (title: string) =>
    payload.create({ collection: 'mail-templates', data: { key: title, title, ...words }, overrideAccess: true })
  const [old, other] = [await create('old'), await create('other')]
  const templates = db.collections['mail-templates']?.collection
  await templates?.updateOne({ _id: new ObjectId(old.id) }, { $set: { title: 'Thank you' } })

  await spreadTitles(db)
  const data = { title: 'شكر', subject: 'الموضوع', body: 'النص' }
  await payload.update({ collection: 'mail-templates', id: old.id, locale: 'ar', data, overrideAccess: true })

  const titleOf = async ({ id }: { id: string }, locale: 'ar' | 'en') =>
    (await payload.findByID({ collection: 'mail-templates', id, locale, overrideAccess: true })).title
  expect([await titleOf(old, 'en'), await titleOf(old, 'ar')]).toEqual(['Thank you', 'شكر'])
  expect(await titleOf(other, 'en')).toBe('other')
})
