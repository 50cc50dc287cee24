import { expect, test } from 'vitest'
import { differencesBetween, digestsOf } from './digests'
import type { MoveRecord } from './MoveRecord'

async function* records(...data: Record<string, unknown>[]): AsyncGenerator<MoveRecord> {
  for (const each of data) yield { kind: 'document', collection: 'blogs', data: each }
}
const compare = async (from: Record<string, unknown>[], to: Record<string, unknown>[]) =>
  differencesBetween(await digestsOf(records(...from)), await digestsOf(records(...to)))

test('the same records in another order, with empty values and times of another type, are the same', async () => {
  const at = '2026-01-10T09:00:00.000Z'

  expect(
    await compare(
      [{ id: '1', title: { en: 'A', ar: null }, tags: [], at }, { id: '2' }],
      [
        { id: '2', note: null },
        { at: new Date(at), title: { en: 'A' }, id: '1' },
      ],
    ),
  ).toEqual([])
})

test('a language without a status is a draft, in a document and in its versions', async () => {
  const inTwo = (ar: string | null) => ({ id: '1', _status: { en: 'published', ar }, version: { _status: { ar } } })

  expect(await compare([inTwo(null)], [inTwo('draft')])).toEqual([])
  expect(await compare([inTwo(null)], [inTwo('published')])).toHaveLength(1)
})

test('a record that is missing, doubled or changed is named', async () => {
  expect(await compare([{ id: '1' }, { id: '2' }], [{ id: '1' }])).toEqual([
    'document blogs: 2 in the source, 1 in the target',
  ])
  expect(await compare([{ id: '1' }, { id: '2' }], [{ id: '1' }, { id: '1' }])).toEqual([
    'document blogs: 2 records, but not the same ones',
  ])
  expect(await compare([{ id: '1', title: 'A' }], [{ id: '1', title: 'B' }])).toHaveLength(1)
})
