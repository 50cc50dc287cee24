import { expect, test } from 'vitest'
import { adminComponents } from './adminComponents'
import { titleOfScreen } from './titleOfScreen'

const paths = Object.values(adminComponents.views ?? {}).flatMap((view) =>
  view && 'path' in view && view.path ? [view.path] : [],
)

test.for(paths)('%s has a title of its own in both languages', (path) => {
  const segments = path.split('/').slice(1)

  expect(titleOfScreen(segments, 'en')).toBeTruthy()
  expect(titleOfScreen(segments, 'ar')).toBeTruthy()
})

test('screens of Payload name themselves', () => {
  expect(titleOfScreen(['collections', 'blogs'], 'en')).toBeNull()
  expect(titleOfScreen(['login'], 'en')).toBeNull()
})
