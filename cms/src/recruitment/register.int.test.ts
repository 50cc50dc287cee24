import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentSlugs } from '@diwan/shared/content'
import { expect } from 'vitest'
import { test } from '../../tests/test'
import { env } from '@/env'
import { register, registerTable } from './privacy/register'

/** Of Payload's own collections, what staff put words of theirs into. */
const isWrittenByStaff = new Set(['payload-query-presets'])

test('every collection of records stands in the register of personal data', ({ payload }) => {
  const content: readonly string[] = contentSlugs
  const records = payload.config.collections
    .map(({ slug }) => slug)
    .filter((slug) => (!slug.startsWith('payload-') || isWrittenByStaff.has(slug)) && !content.includes(slug))

  expect(records.filter((slug) => !(slug in register))).toEqual([])
})

test('the documentation shows the register as it is', async () => {
  const text = await readFile(join(env.CMS_DIR, '../docs/privacy.md'), 'utf8')
  const plain = (table: string) =>
    table
      .replace(/[ \t]+/g, ' ')
      .replace(/-{3,}/g, '---')
      .replaceAll('| ---', '|---')
      .replaceAll('--- |', '---|')

  expect(plain(text)).toContain(plain(registerTable()))
})
