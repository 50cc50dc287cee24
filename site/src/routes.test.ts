import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isReservedSlug, pageCatalogue } from '@diwan/shared/catalogue'
import { contentTypes } from '@diwan/shared/content'
import { expect, test } from 'vitest'

const pages = join(import.meta.dirname, 'pages', '[...locale]')
const hasPage = (...names: string[]) => names.some((name) => existsSync(join(pages, name)))
const wanted = (...names: string[]) => `wanted in site/src/pages/[...locale]: ${names.join(' or ')}`

const types: [slug: string, type: { listPath?: string; entryPath?: string }][] = Object.entries(contentTypes)

test.each(types.filter(([, { entryPath }]) => entryPath !== undefined))('%s have a page per entry', (_slug, type) => {
  const page = `${type.entryPath}/[slug].astro`

  expect(hasPage(page), wanted(page)).toBe(true)
})

test.each(types.filter(([, { listPath }]) => listPath !== undefined))(
  '%s have a page that lists them',
  (_slug, type) => {
    const names = [`${type.listPath}.astro`, `${type.listPath}/index.astro`]

    expect(hasPage(...names), wanted(...names)).toBe(true)
  },
)

test.each(Object.entries(pageCatalogue))('the page %s of the catalogue exists', (_key, { path }) => {
  const folder = path.slice(0, path.lastIndexOf('/'))

  expect(hasPage(`${path === '/' ? '/index' : path}.astro`, `${path}/index.astro`, `${folder}/[slug].astro`)).toBe(true)
})

/** Files of the pages that show the newest of a list by date. */
const heads = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('index.astro') && readFileSync(join(pages, file), 'utf8').includes('.listHead('),
)

test('there are lists by date', () => {
  expect(heads).toContain('news-room/index.astro')
})

test.each(heads.filter((file) => !file.includes('[')))('%s has pages of what came before', (file) => {
  const older = `${dirname(file)}/page/[page].astro`

  expect(hasPage(older), wanted(older)).toBe(true)
})

test.each([
  'articles/page/[page]',
  'articles/[category]/index',
  'articles/topic/[topic]/index',
  'news-room/page/[page]',
])('the list page %s exists', (name) => {
  expect(hasPage(`${name}.astro`)).toBe(true)
})

test.each(['404', '500', 'ar/404', 'ar/500'])('the error page %s exists', (name) => {
  expect(existsSync(join(pages, '..', `${name}.astro`))).toBe(true)
})

/** First names of the addresses and folders that the site has by itself. */
const ownNames = [pages, join(pages, '..')]
  .flatMap((folder) => readdirSync(folder))
  .map((name) => name.replace(/\.astro$/, ''))
  .filter((name) => /^[a-z0-9-]+$/.test(name))

test.each([...ownNames, 'flags', 'media', 'builds', 'metrics'])(
  'no page that an editor adds can be named %s, which the site has itself',
  (name) => {
    expect(isReservedSlug(name)).toBe(true)
  },
)
