import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Dependency, isTouchedBy, type Touch } from '../../store/dependency.ts'
import { openMirror } from '../mirror/openMirror.ts'
import { DependencyGraph } from './DependencyGraph.ts'
import { storedQueryOf } from './storedQuery.ts'

// Few characters, so that places share beginnings: an end of a key, halves of a pair, Arabic, a long run.
const text = fc.string({
  unit: fc.constantFrom('\u0000', '2', '-', 'ي', '\ud83d', '\ude00', 'x'.repeat(30)),
  maxLength: 4,
})
const partition = fc.constantFrom('all', 'other')
const ends = fc.record({ from: fc.option(text), to: fc.option(text) })
const range: fc.Arbitrary<Dependency> = fc
  .tuple(partition, ends)
  .map(([name, { from, to }]) => ({ kind: 'range', index: 'blogs', locale: 'en', partition: name, from, to }))
const touch: fc.Arbitrary<Touch> = fc
  .tuple(partition, text)
  .map(([name, place]) => ({ kind: 'place', index: 'blogs', locale: 'en', partition: name, place, id: 'a' }))

test('a place is seen by the queries whose ranges it lies in, and by no others', () => {
  fc.assert(
    fc.property(fc.array(range, { minLength: 1, maxLength: 12 }), touch, (ranges, touched) => {
      const database = openMirror(':memory:')
      const graph = new DependencyGraph(database)
      const keyOf = (dependency: Dependency) => `list:${ranges.indexOf(dependency)}`
      for (const dependency of ranges) {
        const query = { name: 'list', args: undefined, digest: '', children: new Set<never>() }
        graph.queries.put(storedQueryOf({ ...query, key: keyOf(dependency), dependencies: [dependency] }))
      }

      const seen = graph.queries.touchedBy([touched]).map(({ key }) => key)
      expect(seen.sort()).toEqual(
        ranges
          .filter((one) => isTouchedBy(one, touched))
          .map(keyOf)
          .sort(),
      )
      database.close()
    }),
    { numRuns: 300 },
  )
})
