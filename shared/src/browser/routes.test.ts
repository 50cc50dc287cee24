import { expect, test } from 'vitest'
import { redirectTarget } from './redirectTarget.ts'
import { guardNamed, runGuards } from './routeGuards.ts'
import { matchRoute } from './routeValidation.ts'
import { sameOriginPath } from './sameOriginPath.ts'

const origin = 'https://rasikh.example'

test.each([
  ['/about-us?x=1#y', '/about-us?x=1#y'],
  ['https://rasikh.example/a', '/a'],
  ['relative', '/relative'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example/a', undefined],
  ['javascript:alert(1)', undefined],
  ['/.//evil.example', undefined],
  ['', undefined],
  [null, undefined],
])('the same-origin path of %j is %j', (target, path) => {
  expect(sameOriginPath(target, origin)).toBe(path)
})

test('a redirect keeps the hash unless its target has one [§2.14]', () => {
  expect(redirectTarget('/b', '/a#part', origin)).toEqual({ url: '/b#part', isExternal: false })
  expect(redirectTarget('/b#own', '/a#part', origin)).toEqual({ url: '/b#own', isExternal: false })
  expect(redirectTarget('https://other.example/x', '/a', origin)).toEqual({
    url: 'https://other.example/x',
    isExternal: true,
  })
})

test('an unknown guard throws, and names the valid ones in development only [§8.3]', () => {
  expect(() => guardNamed('atuh')).toThrow(/^Unknown route guard: 'atuh'$/)
  expect(() => guardNamed('atuh', { isDevelopment: true })).toThrow("Unknown route guard: 'atuh'. Valid guards: auth")
})

test('the auth guard sends guests to the sign-in page and back [§6.1, §6.3]', () => {
  expect(runGuards(['auth'], { path: '/admin/auth/blogs?page=2', isSignedIn: false })).toBe(
    '/admin/login?redirect=%2Fadmin%2Fauth%2Fblogs%3Fpage%3D2',
  )
  expect(runGuards(['auth'], { path: '/admin/auth/blogs', isSignedIn: true })).toBe(true)
  expect(runGuards(['auth'], { path: '/admin/login', isSignedIn: true })).toBe('/admin/auth/dashboard')
  expect(runGuards(['auth'], { path: '/admin/login?x=1', isSignedIn: false })).toBe(true)
})

test('an unknown path and a failed validation are 404s with their own messages [§5.4, §8.1, §8.2]', () => {
  const routes = [{ pattern: '/blog/{id}', validate: ({ id = '' }: Record<string, string>) => id !== 'gone' }]
  expect(matchRoute(routes, '/blog/zakat').params).toEqual({ id: 'zakat' })
  expect(() => matchRoute(routes, '/blogg')).toThrow(
    expect.objectContaining({ status: 404, message: 'Page not found: /blogg' }),
  )
  expect(() => matchRoute(routes, '/blog/gone')).toThrow(
    expect.objectContaining({ status: 404, message: 'Page Not Found: /blog/gone' }),
  )
})
