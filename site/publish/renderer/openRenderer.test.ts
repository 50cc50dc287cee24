import { expect, test } from 'vitest'
import { clearDefinitions, shared } from '../../store/definitions.ts'
import { defineQuery } from '../../store/index.ts'
import { aBundle, DEFINE_QUERY } from '../testing/aBundle.ts'
import { openRenderer } from './openRenderer.ts'

test('a code release that cannot be opened leaves the queries of the one in use', async () => {
  clearDefinitions()
  defineQuery('in use', () => null)

  await expect(openRenderer(aBundle(`${DEFINE_QUERY}\nexport const app = {}`))).rejects.toThrow()

  expect([...shared.queries.keys()]).toEqual(['in use'])
})

test('a code release that opens when it is tried again knows its queries, which its module defined the first time', async () => {
  const folder = aBundle(`${DEFINE_QUERY}
    let tried = 0
    const setInternals = () => { if (tried++ === 0) throw new Error('The disk does not answer.') }
    const manifest = { routes: [] }
    export const app = { manifest, routeCache: { cache: {}, key: () => '' }, setInternals, setOptions() {} }`)

  await expect(openRenderer(folder)).rejects.toThrow('The disk does not answer.')
  await openRenderer(folder)

  expect([...shared.queries.keys()]).toEqual(['of code-2'])
})
