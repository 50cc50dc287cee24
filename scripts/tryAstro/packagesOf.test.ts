import { expect, test } from 'vitest'
import { packagesOf } from './packagesOf.ts'

test('a version of Astro is tried, alone or with what must move with it', () => {
  expect(packagesOf(['7.4.0'])).toEqual(['astro@7.4.0'])
  expect(packagesOf(['8.0.0-beta.1', '@astrojs/react@8.0.0'])).toEqual(['astro@8.0.0-beta.1', '@astrojs/react@8.0.0'])
})

test('anything else is answered with what to say', () => {
  expect(() => packagesOf([])).toThrow(/^Say which Astro/)
  expect(() => packagesOf(['^7.0.0'])).toThrow(/^Say which Astro/)
  expect(() => packagesOf(['7.4.0', '@astrojs/react'])).toThrow('"@astrojs/react" is not a package with its version')
})
