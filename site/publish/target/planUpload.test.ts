import { expect, test } from 'vitest'
import { type Known, planUpload } from './planUpload.ts'

const NOW = 1_000_000
const aKnown = (digests: Record<string, string>, more: Partial<Known> = {}): Known => ({
  files: new Map(Object.entries(digests).map(([path, digest]) => [path, { digest }])),
  uncertain: new Map(),
  retired: new Map(),
  ...more,
})
const plan = (wanted: Record<string, string | null>, known: Known, grace = 100) =>
  planUpload(
    Object.entries(wanted).map(([path, digest]) => ({ path, digest })),
    known,
    { now: NOW, grace },
  )
const pathsOf = ({ steps }: ReturnType<typeof plan>) => steps.map((step) => step.map(({ path }) => path).sort())

test('what pages need comes first, new pages before changed ones, entries before lists and home, the newest id last', () => {
  const known = aKnown({ 'index.html': 'a', 'blog.html': 'a', 'blog/one.html': 'a', 'ar.html': 'a', 'rss.xml': 'a' })
  const wanted = Object.fromEntries(
    [
      'builds/latest.json',
      'index.html',
      'ar.html',
      'blog.html',
      'blog/one.html',
      'blog/two.html',
      'blog/two/_payload.json',
      '_astro/page.css',
      'media/a.webp',
      '_redirects',
      'rss.xml',
      'sitemap.xml',
    ].map((path) => [path, 'b']),
  )

  expect(pathsOf(plan(wanted, known))).toEqual([
    ['_astro/page.css', 'media/a.webp'],
    ['blog/two/_payload.json'],
    ['blog/two.html'],
    ['_redirects'],
    ['blog/one.html'],
    ['blog.html'],
    ['ar.html', 'index.html'],
    ['rss.xml', 'sitemap.xml'],
    ['builds/latest.json'],
  ])
})

test('what the target has is not written again, unless nobody knows its content', () => {
  const known = aKnown({ 'a.html': 'same', 'b.html': 'old' }, { uncertain: new Map([['c.html', null]]) })

  const { steps } = plan({ 'a.html': 'same', 'b.html': 'new', 'c.html': 'same' }, known)

  expect(steps.flat().map(({ path }) => path)).toEqual(['b.html', 'c.html'])
})

test('a page goes at once; scripts and media stay for a while, and for good when a release has them again', () => {
  const known = aKnown(
    { 'old.html': 'x', '_astro/old.js': 'x', 'media/back.webp': 'x', 'media/done.webp': 'x' },
    {
      retired: new Map([
        ['media/back.webp', NOW - 200],
        ['media/done.webp', NOW - 200],
      ]),
    },
  )

  const { gone, retired, purge } = plan({ 'old.html': null, '_astro/old.js': null, 'media/back.webp': 'x' }, known)

  expect(gone).toEqual(['old.html', 'media/done.webp'])
  expect([...retired.keys()]).toEqual(['_astro/old.js'])
  expect(purge).toEqual(['old.html', 'media/done.webp'])
})

test('caches are purged of what changes, comes or goes, but never of a new script that nobody can have asked for', () => {
  const known = aKnown({ 'a.html': 'x', 'gone.html': 'x', 'same.html': 'x' })

  const { purge } = plan(
    { 'a.html': 'y', 'new.html': 'y', '_astro/new.js': 'y', 'gone.html': null, 'same.html': 'x' },
    known,
  )

  expect(purge).toEqual(['a.html', 'new.html', 'gone.html'])
})

test('an Arabic page comes with the English one of its depth', () => {
  const known = aKnown({ 'blog.html': 'a', 'ar/blog.html': 'a', 'blog/one.html': 'a', 'ar/blog/one.html': 'a' })
  const wanted = Object.fromEntries([...known.files.keys()].map((path) => [path, 'b']))

  expect(pathsOf(plan(wanted, known))).toEqual([
    ['ar/blog/one.html', 'blog/one.html'],
    ['ar/blog.html', 'blog.html'],
  ])
})

test('how long a script stays counts from the release that had it no more, not from those after it', () => {
  const known = aKnown({ '_astro/old.js': 'x' }, { retired: new Map([['_astro/old.js', NOW - 60]]) })

  expect([...plan({ '_astro/old.js': null }, known).retired]).toEqual([['_astro/old.js', NOW - 60]])
  expect(plan({ '_astro/old.js': null }, known, 60).gone).toEqual(['_astro/old.js'])
})
