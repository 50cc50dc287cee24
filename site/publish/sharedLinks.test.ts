import { expect, test } from 'vitest'
import type { FakeCms } from './testing/fakeCms.ts'
import { aCms, aPost } from './testing/somePosts.ts'
import { startForTest } from './testing/startForTest.ts'

const publishFooter = (cms: FakeCms, link: string | null) => cms.publish('globals', 'footer', { link }, { link })

const heldFooter = {
  collection: 'globals',
  id: 'footer',
  error: expect.stringContaining('refers to /nowhere, which does not exist.'),
}

test('a footer with a link that leads nowhere is held back, and nothing else', async () => {
  const cms = aCms()
  const { publish, publisher, read, files, stop } = await startForTest(cms)

  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Beside it' }), aPost(1)), publishFooter(cms, '/nowhere'))
  expect(publisher.status().held).toEqual([heldFooter])
  expect(read('blog/post-1.html')).toContain('Beside it')
  expect(read('blog/post-5.html')).not.toContain('/nowhere')

  await publish(cms.publish('blogs', 'b6', aPost(6)))
  expect(files()).toContain('blog/post-6.html')
  expect(publisher.status().held).toEqual([heldFooter])
  await stop()
  const fresh = await startForTest(cms)
  expect(fresh.publisher.status().held).toEqual([heldFooter])
})

test('a footer may link what comes with it, and what is redirected', async () => {
  const cms = aCms()
  const { publish, publisher, read } = await startForTest(cms)

  await publish(publishFooter(cms, '/blog/post-6'), cms.publish('blogs', 'b6', aPost(6)))
  expect(read('blog/post-1.html')).toContain('href="/blog/post-6"')

  const redirect = { from: '/moved', to: '/blog/post-1', permanent: true }
  await publish(publishFooter(cms, '/moved'), cms.publish('redirects', 'r1', redirect))
  expect(read('blog/post-1.html')).toContain('href="/moved"')
  expect(publisher.status().held).toEqual([])
})

test('new pages go live while the footer links what has gone', async () => {
  const cms = aCms()
  const { publish, publisher, files, read } = await startForTest(cms)
  await publish(publishFooter(cms, '/blog/post-1'))
  await publish(cms.remove('blogs', 'b1'))

  await publish(cms.publish('blogs', 'b6', aPost(6)), cms.publish('blogs', 'b7', aPost(7, { link: '/nowhere' })))

  expect(files()).toContain('blog/post-6.html')
  expect(read('blog/post-6.html')).toContain('href="/blog/post-1"')
  expect(publisher.status().held).toMatchObject([{ collection: 'blogs', id: 'b7' }])
})
