import { expect } from 'vitest'
import { createCategory } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

test('an entry of which one language was published stands once in the list of its collection', async ({ payload }) => {
  const entries = []
  for (let count = 0; count < 20; count++) entries.push(await createCategory(payload))
  for (const { id } of entries) {
    await payload.update({
      collection: 'categories',
      id,
      data: { title: 'Tax and zakat', _status: 'published' },
      publishSpecificLocale: 'en',
      locale: 'en',
    })
  }
  const where = { parent: { in: entries.map(({ id }) => id) }, latest: { equals: true } }
  const { totalDocs } = await payload.countVersions({ collection: 'categories', where })

  expect(totalDocs).toBe(entries.length)
})
