import { expect, onTestFinished, test, vi } from 'vitest'
import { openMirror } from '../mirror/openMirror.ts'
import { DependencyGraph } from './DependencyGraph.ts'
import type { StoredQuery } from './storedQuery.ts'

const TARGET = { file: 'blog/a.html', route: '/blog', pathname: '/blog/a' }

function aQuery(key: string, reads: string, rows: unknown[][]): StoredQuery {
  return { key, name: key, args: null, digest: reads, reads, rows: JSON.stringify(rows), answer: null }
}

test('what a release of one change asks of the graph walks no table and no kind of dependency from end to end', () => {
  const database = openMirror(':memory:')
  onTestFinished(() => database.close())
  const prepared = vi.spyOn(database, 'prepare')
  const graph = new DependencyGraph(database)

  graph.putQuery(aQuery('entry', 'before', [['body', 'blogs/a/en', null, null]]))
  graph.putQuery(aQuery('list', 'before', [['query', 'entry', null, null]]))
  graph.putQuery(aQuery('list', 'after', [['range', 'blogs\nen\nall', 'a', 'b']]))
  graph.markups.put({ name: 'card', html: '<article>', keys: ['entry'] })
  graph.putPage({ target: TARGET, files: [TARGET.file], keys: ['list'], media: [], markups: ['card'] })
  graph.touchedBy([
    { kind: 'body', collection: 'blogs', id: 'a', locale: 'en' },
    { kind: 'place', index: 'blogs', locale: 'en', partition: 'all', place: 'a', id: 'a' },
  ])
  graph.turnedBy(1)
  graph.nextInstant(1)
  graph.withParents(['entry'])
  graph.parentsOf('entry')
  graph.answersKept(['entry'], 'code')
  graph.pagesAsking('list')
  const [page] = graph.pagesSharing('card')
  graph.answersOf(page?.id ?? 0)
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
