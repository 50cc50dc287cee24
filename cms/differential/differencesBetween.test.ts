import { expect, test } from 'vitest'
import type { Answer } from './Call'
import { beforeOf } from './canonical'
import { differencesBetween, grouped } from './differencesBetween'

const STORED = 'a'.repeat(24)
const before = beforeOf(
  JSON.stringify({ kind: 'document', collection: 'blogs', data: { id: STORED } }),
  '2026-03-01T00:00:00.000Z',
)

const answer = (body: unknown, status = 200): Answer => ({
  call: { kind: 'list blogs', method: 'GET', path: '/api/blogs', as: 'admin' },
  status,
  body,
})
const compare = (a: Answer, b: Answer) => differencesBetween([a], [b], before)

test('ids and times that were made by the calls are alike, and so are null and nothing', () => {
  const one = { id: 'b'.repeat(24), at: '2026-03-02T08:00:00.000Z', note: null, _status: { en: 'published' } }
  const other = { at: '2026-03-02T08:00:01.000Z', id: 'c'.repeat(24), _status: { en: 'published', ar: 'draft' } }

  expect(compare(answer(one), answer(other))).toEqual([])
})

test('what both held before must be the same: ids, times, order', () => {
  expect(compare(answer({ id: STORED }), answer({ id: 'b'.repeat(24) }))).toMatchObject([{ at: 'body.id' }])
  expect(compare(answer({ at: '2026-01-01T00:00:00Z' }), answer({ at: '2026-03-02T00:00:00Z' }))).toHaveLength(1)
  expect(compare(answer({ docs: [1, 2] }), answer({ docs: [2, 1] }))).toMatchObject([{ at: 'body.docs.0' }])
  expect(compare(answer({}, 200), answer({}, 500))).toMatchObject([{ at: 'status', values: [200, 500] }])
})

test('differences in the same place of the same kind of call are told once, with their number', () => {
  const differences = differencesBetween(
    [answer({ docs: [{ title: 'A' }] }), answer({ docs: [{ title: 'A' }, { title: 'B' }] })],
    [answer({ docs: [{ title: 'X' }] }), answer({ docs: [{ title: 'A' }, { title: 'X' }] })],
    before,
  )

  expect(grouped(differences)).toEqual([expect.stringMatching(/^2 × list blogs: body\.docs\.N\.title/)])
})
