import { resolve } from 'node:path'
import { contentSlugs, isContentSlug } from '@diwan/shared/content'
import { readFixture } from '@diwan/site/store/readFixture'
import { expect, test } from 'vitest'
import { schemas } from '.'

const documents = readFixture(resolve(import.meta.dirname, '../../fixtures/mirror.jsonl'))

test.each(contentSlugs)('every document of the demo content fits the schema of %s', (slug) => {
  const bodies = documents
    .filter(({ collection }) => isContentSlug(collection) && collection === slug)
    .flatMap(({ id, locales }) =>
      [locales.en, locales.ar].filter((body) => body !== null).map((body) => ({ id, body })),
    )
  const faults = bodies.flatMap(({ id, body }) => {
    const { success, error } = schemas[slug].safeParse(body)
    return success ? [] : [`${id}: ${error.message}`]
  })

  const none = `site/fixtures holds no ${slug}: write one in cms/src/seed/content and make the fixture again`
  expect(bodies, none).not.toEqual([])
  expect(faults).toEqual([])
})
