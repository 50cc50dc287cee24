import { expect, onTestFinished, test, vi } from 'vitest'
import { openMirror } from '../mirror/openMirror.ts'
import { DependencyGraph } from './DependencyGraph.ts'
import type { StoredQuery } from './storedQuery.ts'

const TARGET = { file: 'blog/a.html', route: '/blog', pathname: '/blog/a' }

function aQuery(key: string, reads: string, rows: unknown[][]): StoredQuery {
  return { key, name: key, args: null, digest: reads, reads, rows: JSON.stringify(rows), answer: null }
}

function aGraph() {
  const database = openMirror(':memory:')
  onTestFinished(() => database.close())
  const prepared = vi.spyOn(database, 'prepare')
  return { database, prepared, graph: new DependencyGraph(database) }
}

test('of a query that reads something else only the rows that differ are written, and what it asks no more is let go', () => {
  const { database, graph } = aGraph()
  const range = (from: string) => ['range', 'blogs\nen\nall\n', from, '\uffff']
  const asks = (key: string) => ['query', key, null, null]
  const instant = ['instant', '0000000000000001', 1, null]
  const rowsOf = () => database.prepare('SELECT rowid, scope FROM dependencies ORDER BY rowid').all()
  for (const key of ['a', 'b', 'c']) graph.queries.put(aQuery(key, 'read', []))
  graph.queries.put(aQuery('list', 'before', [asks('a'), asks('b'), range('ي'), instant]))
  const before = rowsOf()
  graph.queries.put(aQuery('list', 'after', [asks('a'), range('ي'), instant, asks('c')]))

  const after = rowsOf()
  expect(after.slice(0, 3)).toEqual(before.filter(({ scope }) => scope !== 'b'))
  expect(after.slice(3).map(({ scope }) => scope)).toEqual(['c'])
  expect(graph.sweep()).toEqual(['b'])
  graph.queries.put(aQuery('list', 'elsewhere', [asks('a'), range('ى'), instant, asks('c')]))
  const touch = { kind: 'place', index: 'blogs', locale: 'en', partition: 'all', id: '' } as const
  expect(graph.queries.touchedBy([{ ...touch, place: 'ى' }]).map(({ key }) => key)).toEqual(['list'])
  expect(graph.queries.touchedBy([{ ...touch, place: 'و' }])).toEqual([])
})

test('those that asked a query are found to the last one, or as many as are wanted', () => {
  const { graph } = aGraph()
  graph.queries.put(aQuery('entry', 'read', [['body', 'blogs/a/en', null, null]]))
  graph.queries.put(aQuery('card', 'read', [['query', 'entry', null, null]]))
  for (const key of ['home', 'list']) graph.queries.put(aQuery(key, 'read', [['query', 'card', null, null]]))

  expect(graph.queries.withParents(['entry']).toSorted()).toEqual(['card', 'entry', 'home', 'list'])
  expect(graph.queries.withParents(['entry', 'none'], 3)).toHaveLength(3)
})

test('what a release of one change asks of the graph walks no table and no kind of dependency from end to end', () => {
  const { database, prepared, graph } = aGraph()

  graph.queries.put(aQuery('entry', 'before', [['body', 'blogs/a/en', null, null]]))
  graph.queries.put(aQuery('list', 'before', [['query', 'entry', null, null]]))
  graph.queries.put(aQuery('list', 'after', [['range', 'blogs\nen\nall\n', 'a', 'b']]))
  graph.markups.put({ name: 'card', html: '<article>', keys: ['entry'] })
  graph.putPage({ target: TARGET, files: [TARGET.file], keys: ['list'], media: [], markups: ['card'] })
  graph.queries.touchedBy([
    { kind: 'body', collection: 'blogs', id: 'a', locale: 'en' },
    { kind: 'place', index: 'blogs', locale: 'en', partition: 'all', place: 'a', id: 'a' },
  ])
  graph.queries.turnedBy(1)
  graph.queries.nextInstant(1)
  expect(graph.queries.withParents(['entry']).toSorted()).toEqual(['entry'])
  graph.queries.parentsOf(['entry'])
  graph.queries.answersKept(['entry'], 'code')
  expect(graph.asking(['list', 'entry'])).toEqual({
    pages: [{ ...TARGET, files: [TARGET.file] }],
    markups: new Map([['card', { name: 'card', html: '<article>', keys: ['entry'] }]]),
  })
  expect(graph.pagesSharing(['card', 'none'])).toEqual([{ ...TARGET, files: [TARGET.file], markups: ['card'] }])
  graph.page(TARGET.file)
  graph.removePage(TARGET.file)
  expect(graph.sweep().sort()).toEqual(['entry', 'list'])

  const texts = new Set(prepared.mock.calls.map(([sql]) => sql))
  expect(texts.size).toBeGreaterThan(20)
  for (const sql of texts) {
    const steps = database
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...Array<null>(sql.split('?').length - 1).fill(null))
    for (const { detail } of steps) expect(detail, sql).not.toMatch(/SCAN (?!json_each|above|CONSTANT ROW)|\(kind=\?\)/)
  }
})
