import { expect, test } from 'vitest'
import { leadOf } from './leadOf'
import type { Block } from './schema'

const hero = (text: string | null): Block => ({
  blockType: 'hero',
  eyebrow: null,
  heading: 'About us',
  text,
  image: null,
  links: [],
})
const figures: Block = { blockType: 'figures', heading: null, intro: 'In figures', items: [] }

test('a page is described by the words under its title, or by those that come next', () => {
  expect(leadOf([hero('Who we are'), figures])).toBe('Who we are')
  expect(leadOf([hero(null), figures])).toBe('In figures')
  expect(leadOf([figures])).toBe('In figures')
  expect(leadOf([hero(null)])).toBeNull()
  expect(leadOf([])).toBeNull()
})
