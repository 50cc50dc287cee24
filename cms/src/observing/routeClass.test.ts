import { expect, test } from 'vitest'
import { routeClass } from './routeClass'

test('calls fall into few classes, whatever their paths hold', () => {
  expect(routeClass('/contacts/submit')).toBe('form')
  expect(routeClass('/files/file/:filename')).toBe('file')
  expect(routeClass('/publishing/report')).toBe('publishing')
  expect(routeClass('/candidate/:token/:action')).toBe('candidate')
  expect(routeClass('/users/login')).toBe('session')
  expect(routeClass('/globals/site-settings/')).toBe('documents')
  expect(routeClass('/blogs/:id')).toBe('documents')
})
