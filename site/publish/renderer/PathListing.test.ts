import { expect, test } from 'vitest'
import { PathListing } from './PathListing.ts'

const listing = (...slugs: string[]) =>
  new PathListing(
    ['en', 'ar'].flatMap((locale) => slugs.map((slug) => ({ params: { locale, slug } }))),
    ({ params }) => ({ file: `${params.locale}/${params.slug}.html`, route: 'r', pathname: '' }),
  )

const difference = (before: string[], after: string[]) => {
  const { come, gone } = listing(...after).since(listing(...before))
  return { come: come.map(({ file }) => file), gone: gone.map(({ file }) => file) }
}

test.for([
  ['comes', ['a', 'b', 'c'], ['a', 'x', 'b', 'c'], ['x'], []],
  ['comes last', ['a', 'b'], ['a', 'b', 'x'], ['x'], []],
  ['comes first of all', [], ['x'], ['x'], []],
  ['goes', ['a', 'b', 'c'], ['a', 'c'], [], ['b']],
  ['goes last', ['a', 'b'], ['a'], [], ['b']],
  ['takes the place of another', ['a', 'b', 'c'], ['a', 'x', 'c'], ['x'], ['b']],
  ['stands elsewhere', ['a', 'b', 'c', 'd'], ['d', 'b', 'a', 'c'], [], []],
  ['stands elsewhere beside new ones', ['a', 'b', 'c'], ['x', 'y', 'c', 'a'], ['x', 'y'], ['b']],
  ['is named once and not twice', ['a', 'a', 'b'], ['a', 'b'], [], []],
] as const)('a path that %s', ([, before, after, come, gone]) => {
  const inBoth = (slugs: readonly string[]) =>
    ['en', 'ar'].flatMap((locale) => slugs.map((slug) => `${locale}/${slug}.html`))

  expect(difference([...before], [...after])).toEqual({ come: inBoth(come), gone: inBoth(gone) })
})

test('a listing makes its own files and no others', async () => {
  const makes = (files: string[], isBusy = false) => listing('a').makes(new Set(files), () => isBusy)

  expect(await makes(['en/a.html', 'ar/a.html'])).toBe(true)
  expect(await makes(['en/a.html'])).toBe(false)
  expect(await makes(['en/a.html', 'ar/a.html', 'en/b.html'])).toBe(false)
  expect(await makes(['en/a.html', 'ar/b.html'])).toBe(false)
  expect(await makes(['en/a.html', 'ar/a.html'], true)).toBe(false)
})
