import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SITE } from '../renderer/buildSite.ts'
import { codeOfSite } from '../testing/codeOfSite.ts'

test(
  'every page of the real site with a draft is as publishing makes it, and the site itself stays as it was',
  {
    timeout: 180_000,
  },
  async () => {
    const code = await codeOfSite()

    const script = join(import.meta.dirname, '../testing/previewDraft.ts')
    const answer = execFileSync(process.execPath, [script, join(SITE, 'fixtures/mirror.jsonl'), code], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    })

    const { changed, ...found } = JSON.parse(answer) as { changed: number }
    expect(changed).toBeGreaterThan(4)
    expect(found).toEqual({ previewAndPublished: [], leaked: [], hasPageAt: { now: false, itsHour: true } })
  },
)
