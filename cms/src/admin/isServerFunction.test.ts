import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isServerFunction } from './isServerFunction'

test('no name of what every object has is a function of the admin', () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype)

  expect(inherited.filter(isServerFunction)).toEqual([])
  expect([undefined, null, ['form-state'], {}].filter(isServerFunction)).toEqual([])
})

test('of what Payload’s screens call, only folders and plans of Payload’s own are refused', async () => {
  const ui = '../../../node_modules/@payloadcms/ui/dist/providers/ServerFunctions/index.js'
  const source = await readFile(new URL(ui, import.meta.url), 'utf8')
  const names = [...source.matchAll(/name: '([\w-]+)'/g)].map(([, name]) => name)

  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !isServerFunction(name)).sort()).toEqual([
    'get-folder-results-component-and-data',
    'get-upcoming-scheduled-publish',
    'schedule-publish',
  ])
})
