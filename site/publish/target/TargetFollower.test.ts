import { DAY, SECOND } from '@diwan/shared/lib/time'
import { expect, test } from 'vitest'
import { DeposedError } from '../lead/Lead.ts'
import { CHANGED, SITE, aFollower, aLocal, aStore, contentOf, copyToTarget, sorted } from '../testing/copyToTarget.ts'
import type { Fault } from '../testing/FakeS3.ts'

test('a bucket gets the release byte for byte, each file with its type and how long it may be kept', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  const released = local.release(SITE)

  const follower = await copyToTarget(local, { target: target() })

  expect(contentOf(s3)).toEqual(sorted(released))
  expect(follower.status()).toMatchObject({ state: 'current', release: 'r1', error: null })
  const headersOf = (key: string) => {
    const { 'content-type': type, 'cache-control': cache } = s3.objects.get(key)?.headers ?? {}
    return [type, cache]
  }
  expect(headersOf('index.html')).toEqual(['text/html; charset=utf-8', 'public, max-age=0, must-revalidate'])
  expect(headersOf('_astro/page.a1.js')).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  expect(headersOf('builds/latest.json')).toEqual(['application/json; charset=utf-8', 'no-store'])
})

test('a change of one page moves that page and the newest id, by the same process and by the next one', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  local.release(SITE)
  const follower = aFollower(local, { target: target() })
  follower.follow()
  await follower.settled()

  s3.calls.length = 0
  local.release({ ...SITE, 'blog/one.html': 'one, changed' })
  follower.follow()
  await follower.settled()
  expect(s3.written()).toEqual(['blog/one.html', 'builds/latest.json'])
  await follower.stop()

  s3.calls.length = 0
  const released = local.release({ ...SITE, 'blog/one.html': 'one, changed again' })
  await copyToTarget(local, { target: target() })
  expect(s3.written()).toEqual(['blog/one.html', 'builds/latest.json'])
  expect(contentOf(s3)).toEqual(sorted(released))
})

test('before the first release a target is left alone, and nothing is wrong with it', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  const follower = aFollower(local, { target: target() })

  follower.follow()
  await follower.settled()

  expect(s3.calls).toEqual([])
  expect(follower.status()).toMatchObject({ state: 'copying', release: null, error: null })
  await follower.stop()
})

test('a target that holds the release is only looked at', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  local.release(SITE)
  await copyToTarget(local, { target: target() })
  s3.calls.length = 0

  await copyToTarget(local, { target: target() })

  expect(s3.calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a prefix keeps to itself, and nothing beside what was copied is touched', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  s3.objects.set('other.html', { body: Buffer.from('of somebody else'), headers: {} })
  s3.objects.set('www/notes.html', { body: Buffer.from('of somebody else'), headers: {} })
  local.release(SITE)

  await copyToTarget(local, { target: target('www/') })
  local.release(CHANGED)
  await copyToTarget(local, { target: target('www/') })

  expect(s3.objects.get('other.html')?.body.toString()).toBe('of somebody else')
  expect(s3.objects.get('www/notes.html')?.body.toString()).toBe('of somebody else')
  expect(s3.objects.has('www/blog/two.html')).toBe(true)
  expect(s3.objects.has('index.html')).toBe(false)
})

test('what somebody changed or removed in the target is put right at the next start', async () => {
  const { s3, target } = await aStore()
  s3.pageSize = 3
  const local = aLocal()
  const released = local.release(SITE)
  await copyToTarget(local, { target: target() })
  s3.objects.set('blog.html', { body: Buffer.from('defaced'), headers: {} })
  s3.objects.delete('sitemap.xml')
  s3.calls.length = 0

  await copyToTarget(local, { target: target() })

  expect(contentOf(s3)).toEqual(sorted(released))
  expect(s3.written()).toEqual(['blog.html', 'sitemap.xml'])
})

test('what somebody changed is put right by a later look too, without a restart', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  const released = local.release(SITE)
  const follower = aFollower(local, { target: target() })
  follower.follow()
  await follower.settled()
  s3.objects.set('blog.html', { body: Buffer.from('defaced'), headers: {} })

  follower.verify()
  await follower.settled()

  expect(contentOf(s3)).toEqual(sorted(released))
  expect(follower.status().state).toBe('current')
})

test('scripts and media of earlier releases stay until their time is over', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  local.release(SITE)
  await copyToTarget(local, { target: target(), grace: DAY })
  const released = local.release(CHANGED)

  await copyToTarget(local, { target: target(), grace: DAY })
  expect(contentOf(s3)).toEqual(sorted({ ...released, 'media/a1.webp': 'picture' }))

  await copyToTarget(local, { target: target(), grace: 0 })
  expect(contentOf(s3)).toEqual(sorted(released))
})

test('a target that fails is tried until it has the newest release, and says so meanwhile', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  local.release(SITE)
  s3.faultOf = () => 500
  const follower = aFollower(local, { target: target() })

  follower.follow()
  await expect.poll(() => follower.status().state).toBe('failed')
  const released = local.release(CHANGED)
  follower.follow()
  s3.faultOf = () => null
  await follower.settled()

  expect(contentOf(s3)).toEqual(sorted(released))
  expect(follower.status()).toMatchObject({ state: 'current', release: 'r2', error: null, behindSince: null })
})

test('a store that takes a call and never answers is one that fails', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  const released = local.release(SITE)
  s3.faultOf = ({ method }) => (method === 'PUT' ? 'silence' : null)
  const follower = aFollower(local, { target: target('', SECOND / 10) })

  follower.follow()
  await expect
    .poll(() => follower.status())
    .toMatchObject({ state: 'failed', error: expect.stringContaining('timed out') })
  s3.faultOf = () => null
  await follower.settled()

  expect(contentOf(s3)).toEqual(sorted(released))
})

test('a target is behind since the first release that it lacks, however many follow, and after a restart too', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  local.release(SITE)
  await copyToTarget(local, { target: target() })
  const liveAt = (id: string) => local.history.find(id)?.liveAt
  s3.faultOf = ({ method }) => (method === 'PUT' ? 500 : null)
  local.release(CHANGED)
  const follower = aFollower(local, { target: target() })
  follower.follow()
  await expect.poll(() => follower.status().behindSince).toBe(liveAt('r2'))

  local.release({ ...SITE, 'index.html': 'home of today' })
  follower.follow()
  expect(follower.status().behindSince).toBe(liveAt('r2'))
  await follower.stop()

  const next = aFollower(local, { target: target() })
  next.follow()
  await expect.poll(() => next.status()).toMatchObject({ state: 'failed', behindSince: liveAt('r2') })
  s3.faultOf = () => null
  await next.settled()
  expect(next.status().behindSince).toBeNull()
})

test('a copy that fails again and again does not fill the target, and what it wrote is removed and purged in the end', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  const purged = new Set<string>()
  const purger = { name: 'cache', purge: async (paths: string[]) => void paths.forEach((path) => purged.add(path)) }
  const journal = () => [...s3.objects.keys()].filter((key) => key.includes('journal'))
  const attempts = () => s3.calls.filter(({ method, key }) => method === 'PUT' && key === 'z.html').length
  const failMore = async () => {
    const before = attempts()
    await expect.poll(attempts).toBeGreaterThan(before + 5)
  }
  local.release({ ...SITE, 'z.html': 'last', _redirects: '/gone /blog 301' })
  await copyToTarget(local, { target: target(), purger })
  const before = journal().length

  s3.faultOf = ({ method, key }) => (method === 'PUT' && key === 'z.html' ? 500 : null)
  local.release({ ...SITE, 'blog/new.html': 'new', 'media/n1.webp': 'new', 'z.html': 'changed' })
  const follower = aFollower(local, { target: target(), purger, grace: DAY })
  follower.follow()
  await failMore()
  for (const path of ['blog/new.html', 'media/n1.webp']) expect(s3.objects.has(path)).toBe(true)
  const released = local.release({ ...SITE, 'z.html': 'mended' })
  follower.follow()
  await failMore()
  // The one that fails, and the one before it until that is created.
  expect(journal().length).toBeLessThanOrEqual(before + 2)
  purged.clear()
  s3.faultOf = () => null
  await follower.settled()
  await follower.stop()

  expect(contentOf(s3)).toEqual(sorted({ ...released, 'media/n1.webp': 'new' }))
  for (const address of ['/blog/new', '/gone', '/z']) expect(purged).toContain(address)
  await copyToTarget(local, { target: target(), grace: 0 })
  expect(contentOf(s3)).toEqual(sorted(released))
})

test('many releases while one is copied become one copy of the newest', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  local.release(SITE)
  const follower = aFollower(local, { target: target() })
  follower.follow()
  for (let n = 1; n <= 5; n++) {
    local.release({ ...SITE, 'index.html': `home ${n}` })
    follower.follow()
  }
  await follower.settled()

  expect(s3.objects.get('index.html')?.body.toString()).toBe('home 5')
  expect(s3.written().filter((key) => key === 'index.html').length).toBeLessThanOrEqual(2)
})

test('a long journal becomes one manifest, and a later start reads the same from it', { timeout: 30_000 }, async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  const follower = aFollower(local, { target: target() })
  for (let n = 1; n <= 103; n++) {
    local.release({ ...SITE, 'index.html': `home ${n}` })
    follower.follow()
    await follower.settled()
  }
  await follower.stop()
  const records = [...s3.objects.keys()].filter((key) => key.startsWith('.diwan/'))
  expect(records.filter((key) => key.includes('manifest'))).toHaveLength(1)
  expect(records.filter((key) => key.includes('journal')).length).toBeLessThan(10)
  s3.calls.length = 0

  await copyToTarget(local, { target: target() })

  expect(s3.written()).toEqual([])
})

test.for<Fault>(['before', 'after'])(
  'killed %s any single request, the next start ends with the release, byte for byte',
  { timeout: 60_000 },
  async (fault) => {
    let killedAt = 0
    for (let isOver = false; !isOver; killedAt++) {
      const { s3, target } = await aStore()
      const local = aLocal()
      local.release(SITE)
      await copyToTarget(local, { target: target() })
      const released = local.release(CHANGED)
      const first = s3.calls.length
      // What is dead sends nothing any more.
      s3.faultOf = (_call, position) =>
        position < first + killedAt ? null : position === first + killedAt ? fault : 'before'
      const dying = aFollower(local, { target: target(), retries: [DAY] })
      dying.follow()
      await expect.poll(() => dying.status().state).not.toBe('copying')
      isOver = dying.status().state === 'current'
      await dying.stop()

      s3.faultOf = () => null
      await copyToTarget(local, { target: target() })

      expect(contentOf(s3), `killed at request ${killedAt}`).toEqual(sorted(released))
    }
    // Reading the record, writing it twice, and every file between: each was the last one once.
    expect(killedAt).toBeGreaterThan(10)
  },
)

test('at no moment of a copy does a page lead to a page that is not there', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  const page = (...links: string[]) => links.map((link) => `<a href="${link}">`).join('')
  local.release({ 'index.html': page('blog/one.html'), 'blog/one.html': page('index.html') })
  await copyToTarget(local, { target: target() })
  local.release({
    'index.html': page('blog/two.html', 'blog/three.html'),
    'blog/two.html': page('blog/three.html', '_astro/x.js'),
    'blog/three.html': page('index.html'),
    '_astro/x.js': '',
  })
  const broken: string[] = []
  s3.faultOf = () => {
    for (const [key, { body }] of s3.objects) {
      for (const [, link = ''] of body.toString('utf8').matchAll(/href="(.*?)"/g)) {
        // Pages that come together may refer to each other: nobody is led to any of them yet.
        const isReached = key === 'index.html' || s3.objects.get('index.html')?.body.includes(key)
        if (isReached && !s3.objects.has(link)) broken.push(`${key} → ${link}`)
      }
    }
    return null
  }

  await copyToTarget(local, { target: target() })

  expect(s3.objects.has('blog/one.html')).toBe(false)
  expect(broken).toEqual([])
})

test('of two publishers with one target, the one with the earlier lead stops, and says that it was deposed', async () => {
  const { s3, target } = await aStore()
  const [earlier, later] = [aLocal(), aLocal()]
  earlier.release(SITE)
  const released = later.release(CHANGED)
  let deposed = ''
  const old = aFollower(earlier, {
    target: target(),
    lead: { epoch: 1, isHeld: true, check: () => {} },
    onDeposed: (message) => (deposed = message),
  })
  old.follow()
  await old.settled()
  await copyToTarget(later, { target: target(), lead: { epoch: 2, isHeld: true, check: () => {} } })
  earlier.release({ ...SITE, 'index.html': 'of yesterday' })

  old.follow()
  await old.settled()

  expect(deposed).toContain('later publisher')
  expect(contentOf(s3)).toEqual(sorted(released))
})

test('a leader that loses its lead in the middle of a copy writes nothing more, and the next one completes its own', async () => {
  const { s3, target } = await aStore()
  const [earlier, later] = [aLocal(), aLocal()]
  earlier.release(SITE)
  const released = later.release(CHANGED)
  let writes = 0
  let deposed = ''
  const check = () => {
    if (++writes > 4) throw new DeposedError('The CMS has not renewed the lead of this publisher.')
  }
  const old = aFollower(earlier, {
    target: target(),
    lead: { epoch: 1, isHeld: true, check },
    onDeposed: (message) => (deposed = message),
  })
  old.follow()
  await old.settled()
  expect(deposed).toContain('not renewed')
  expect(s3.calls.filter(({ method }) => method === 'PUT')).toHaveLength(4)

  await copyToTarget(later, { target: target(), lead: { epoch: 2, isHeld: true, check: () => {} } })
  old.follow()
  await old.settled()

  expect(contentOf(s3)).toEqual(sorted(released))
})
