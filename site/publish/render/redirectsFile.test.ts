import { expect, test } from 'vitest'
import { redirectsFile } from './redirectsFile.ts'

const none = () => false

test('chains lead to their end at once and loops are left out', () => {
  const file = redirectsFile(
    [
      { from: '/a', to: '/b', permanent: true },
      { from: '/b', to: '/c?x=1', permanent: true },
      { from: '/l', to: '/m', permanent: true },
      { from: '/m', to: '/l', permanent: true },
      { from: '/self', to: '/self', permanent: true },
    ],
    none,
  )

  expect(file).toBe('/a /c?x=1 301\n/ar/a /ar/c?x=1 301\n/ar/b /ar/c?x=1 301\n/b /c?x=1 301\n')
})

test('a rule for an Arabic path wins over the one that follows from English', () => {
  const file = redirectsFile(
    [
      { from: '/old', to: '/new', permanent: false },
      { from: '/ar/old', to: 'https://other.example/', permanent: true },
    ],
    none,
  )

  expect(file).toBe('/ar/old https://other.example/ 301\n/old /new 302\n')
})

test('a page that exists wins over a rule for its path', () => {
  expect(redirectsFile([{ from: '/old', to: '/new', permanent: true }], (path) => path === '/old')).toBe(
    '/ar/old /ar/new 301\n',
  )
})

test('lines that would break the file are refused', () => {
  expect(
    redirectsFile(
      [
        { from: '/a b', to: '/c', permanent: true },
        { from: '/a', to: 'javascript:x', permanent: true },
      ],
      none,
    ),
  ).toBe('')
})
