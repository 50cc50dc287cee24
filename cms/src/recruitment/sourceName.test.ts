import { hiringMessages } from '@diwan/shared/messages/hiring'
import { expect, test } from 'vitest'
import { sourceName } from './sourceName'

test('the site’s own marks have names, and what a link says stands as it says it, whatever that is', () => {
  const [[mark, name] = ['', '']] = Object.entries(hiringMessages.ar.sources)

  expect(sourceName(mark, 'ar')).toBe(name)
  for (const said of ['linkedin', 'constructor', '__proto__', 'toString']) expect(sourceName(said, 'en')).toBe(said)
})
