import { expect, test } from 'vitest'
import { demoDocuments, demoGlobals, demoUploads } from './demo.ts'
import { pdfOf } from './pdf/pdfOf.ts'
import { ref } from './ref.ts'

/** Ids that fields hold, with the place they were found; ids of rows and nodes themselves are left out. */
function pointersIn(value: unknown, place: string): [id: string, place: string][] {
  if (typeof value === 'string') return /^[0-9a-f]{24}$/.test(value) ? [[value, place]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => (name === 'id' ? [] : pointersIn(field, `${place}.${name}`)))
}

test('every relation, picture and link of the demo content points to something that is part of it', () => {
  const documents = demoDocuments()
  const known = new Set([...documents, ...demoUploads()].map(({ collection, key }) => ref(collection, key)))

  const pointers = [
    ...documents.flatMap((document) => pointersIn(document, `${document.collection}/${document.key}`)),
    ...demoGlobals().flatMap((global) => pointersIn(global, global.slug)),
  ]

  const lost = pointers.filter(([id]) => !known.has(id)).map(([, place]) => place)
  expect(lost, 'These name what is not part of it: a page that content/pages/index.ts leaves out?').toEqual([])
})

test('no two documents of a collection share a key', () => {
  const names = [...demoDocuments(), ...demoUploads()].map(({ collection, key }) => `${collection}/${key}`)

  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a picture is drawn with the same bytes each time', async () => {
  const [first] = demoUploads()

  expect(await first!.file.bytes()).toEqual(await first!.file.bytes())
})

test('a PDF tells where each of its objects begins', () => {
  const file = pdfOf({
    title: 'A (small) report',
    subtitle: '2026',
    sections: [{ heading: 'One', paragraphs: ['Text.'] }],
  })
  const text = file.toString('latin1')

  const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map((match) => Number(match[1]))

  expect(offsets.length).toBeGreaterThan(0)
  offsets.forEach((offset, index) => expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`)))
})
