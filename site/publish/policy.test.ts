import { join } from 'node:path'
import { MEASURING_ORIGINS } from '@diwan/shared/spec/analytics'
import { expect, test } from 'vitest'
import { inlineOf } from './inlineOf.ts'
import type { Renderer } from './renderer/Renderer.ts'
import type { FakeCms } from './testing/fakeCms.ts'
import { aCms, aPost } from './testing/somePosts.ts'
import { folderForTest, startForTest } from './testing/startForTest.ts'
import { testSite } from './testing/testSite.ts'

const [MEASURING] = MEASURING_ORIGINS
const SCRIPT = '<script>start()</script>'

/** The test site, with a script in the pages of posts and in no others. */
function siteWithScript(staticFolder: string): Renderer {
  const site = testSite({ staticFolder })
  return {
    ...site,
    async render(target) {
      const { files, trace } = await site.render(target)
      if (target.route !== '/blog/[slug]') return { files, trace }
      const withScript = files.map(({ path, body }) => ({
        path,
        body: Buffer.from(Buffer.from(body).toString().replace('</body>', `${SCRIPT}</body>`)),
      }))
      return { files: withScript, trace }
    },
  }
}

async function start(cms: FakeCms) {
  const dataDir = folderForTest()
  return startForTest(cms, { dataDir, renderer: siteWithScript(join(dataDir, 'static')) })
}

/** What a publisher says that renders all of it for the first time. */
async function headersOfAll(cms: FakeCms): Promise<string> {
  const { read, stop } = await start(cms)
  await stop()
  return read('_headers')
}

test('the policy allows measuring services as soon as the settings have an id, and no longer', async () => {
  const cms = aCms()
  const { publish, read, stop } = await start(cms)
  expect(read('_headers')).not.toContain(MEASURING)

  const settings = { name: 'Site', analytics: 'G-ABCD12' }
  await publish(cms.publish('globals', 'site-settings', settings, settings))
  const measuring = read('_headers')
  expect(measuring).toContain(MEASURING)

  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Renamed' }), aPost(1)))
  expect(read('_headers')).toBe(measuring)

  await publish(cms.publish('globals', 'site-settings', { name: 'Site' }, { name: 'Site' }))
  const without = read('_headers')
  await stop()
  expect(without).toBe(await headersOfAll(cms))
})

test('the policy allows the scripts of a template as soon as it has a page, and no longer', async () => {
  const cms = aCms(0)
  const [hash = ''] = inlineOf(SCRIPT).scripts
  const { publish, read, stop } = await start(cms)
  const without = read('_headers')
  expect(without).not.toContain(hash)

  await publish(cms.publish('blogs', 'b1', aPost(1)), cms.publish('blogs', 'b2', aPost(2)))
  expect(read('_headers')).toContain(hash)
  await publish(cms.remove('blogs', 'b1'))
  const withScript = read('_headers')

  await publish(cms.remove('blogs', 'b2'))
  expect(read('_headers')).toBe(without)

  await publish(cms.publish('blogs', 'b3', aPost(3)))
  await stop()
  expect(withScript).toBe(await headersOfAll(cms))
})
