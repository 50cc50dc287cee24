import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/startPublisher.ts'
import { bundleOf, latestBundle, pointToBundle } from './bundle.ts'
import { findDamage } from './seal.ts'

let bundles: string
let folder: string
let remove: () => void

beforeEach(() => {
  ;({ folder: bundles, remove } = temporaryFolder())
  folder = join(bundles, 'code-1')
  mkdirSync(join(folder, 'server/chunks'), { recursive: true })
  writeFileSync(join(folder, 'code.json'), '{}')
  writeFileSync(join(folder, 'server/chunks/page.mjs'), 'export {}')
})

afterEach(() => remove())

test('a code release is whole once it is declared the newest', () => {
  expect(findDamage(folder)).toContain('was never finished')

  pointToBundle('code-1', bundles)

  expect([findDamage(folder), latestBundle(bundles)]).toEqual([null, folder])
})

test.for(['code.json', 'server/chunks/page.mjs', 'seal.json'])(
  'a code release whose %s was changed or lost is not used, and is built anew under its id',
  (file) => {
    pointToBundle('code-1', bundles)

    writeFileSync(join(folder, file), 'x')
    expect(findDamage(folder)).toContain(`${file} is damaged`)
    expect(bundleOf('code-1', bundles)).toBeNull()

    rmSync(join(folder, file))
    expect(findDamage(folder)).not.toBeNull()
  },
)
