import type { FlattenedField, Payload } from 'payload'
import { expect, test } from 'vitest'
import { emptyReferences } from './emptyReferences'

const picture = { name: 'image', type: 'upload', relationTo: 'media' }
const topics = { name: 'topics', type: 'relationship', relationTo: ['blogs', 'media'], hasMany: true }
const fields = [
  { name: 'group', type: 'group', flattenedFields: [picture] },
  { name: 'rows', type: 'array', flattenedFields: [picture, topics] },
  { name: 'layout', type: 'blocks', blocks: [{ slug: 'photo', flattenedFields: [picture] }] },
  { name: 'about', type: 'relationship', relationTo: ['blogs', 'media'] },
  { name: 'title', type: 'text' },
] as unknown as FlattenedField[]

const database = {
  config: { collections: [{ slug: 'media' }, { slug: 'blogs' }], localization: { localeCodes: ['en', 'ar'] } },
  db: { find: async ({ collection }: { collection: string }) => ({ docs: [{ id: `${collection} kept` }] }) },
} as unknown as Payload

const topic = (relationTo: string, which: string) => ({ relationTo, value: `${relationTo} ${which}` })

/** A document all of whose references lead to what is `which`, and some of them to what is there. */
const aDocument = (which: string) => ({
  title: 'media gone',
  group: { image: `media ${which}` },
  rows: { en: [{ image: `media ${which}`, topics: [topic('media', which), topic('blogs', 'kept')] }], ar: [] },
  layout: [
    { blockType: 'photo', image: { en: `media ${which}`, ar: 'media kept' } },
    { blockType: 'of an older version', image: 'media gone' },
  ],
  about: topic('blogs', which),
})

test('references to what is gone are emptied in groups, rows, blocks and each language, and nothing else is', async () => {
  const empty = await emptyReferences(database)
  const [kept, gone] = [aDocument('kept'), aDocument('gone')]

  empty(fields, kept)
  empty(fields, gone)

  expect(kept).toEqual(aDocument('kept'))
  expect(gone).toEqual({
    ...aDocument('gone'),
    group: { image: null },
    rows: { en: [{ image: null, topics: [topic('blogs', 'kept')] }], ar: [] },
    layout: [
      { blockType: 'photo', image: { en: null, ar: 'media kept' } },
      { blockType: 'of an older version', image: 'media gone' },
    ],
    about: null,
  })
})
