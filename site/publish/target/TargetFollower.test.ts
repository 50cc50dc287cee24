import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY } from '@diwan/shared/lib/time'
import { afterEach, expect, test } from 'vitest'
import { filesBelow } from '../filesBelow.ts'
import { type Fault, FakeS3 } from '../testing/FakeS3.ts'
import { type Files, type LocalReleases, localReleases } from '../testing/localReleases.ts'
import { temporaryFolder } from '../testing/startPublisher.ts'
import { DeposedError } from '../lead/Lead.ts'
import { FolderTarget } from './FolderTarget.ts'
import { S3Target } from './S3Target.ts'
import { TargetFollower, type TargetSettings } from './TargetFollower.ts'

const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const SITE: Files = {
  'index.html': 'home',
  'ar.html': 'home ar',
  'blog.html': 'list',
  'blog/one.html': 'one',
  'blog/one/_payload.json': '{"hash":1}',
  '_astro/page.a1.js': 'script',
  'media/a1.webp': 'picture',
  'sitemap.xml': '<urlset/>',
  _headers: '/*',
  _redirects: '',
}
const CHANGED: Files = {
  ...SITE,
  'index.html': 'home with two',
  'blog.html': 'list with two',
  'blog/two.html': 'two',
  '_astro/page.b2.js': 'script of two',
}
delete CHANGED['blog/one.html']
delete CHANGED['blog/one/_payload.json']
delete CHANGED['media/a1.webp']

async function aStore() {
  const s3 = new FakeS3()
  const endpoint = await s3.listen()
  cleanups.push(() => s3.close())
  const target = (prefix = '') =>
    new S3Target({
      bucket: 'bucket',
      prefix,
      region: 'us-east-1',
      endpoint,
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      maxAttempts: 1,
    })
  return { s3, target }
}

function aLocal(): LocalReleases {
  const { folder, remove } = temporaryFolder()
  const local = localReleases(folder)
  cleanups.push(remove, () => local.close())
  return local
}

function aFollower(local: LocalReleases, settings: Partial<TargetSettings> & Pick<TargetSettings, 'target'>) {
  const follower = new TargetFollower({ purger: null, grace: 0, retries: [1], ...settings, ...local })
  cleanups.push(() => follower.stop())
  return follower
}

/** Copies what is live, and ends as a process does that has nothing more to do. */
async function copy(local: LocalReleases, settings: Partial<TargetSettings> & Pick<TargetSettings, 'target'>) {
  const follower = aFollower(local, settings)
  follower.follow()
  await follower.settled()
  await follower.stop()
  return follower
}

const contentOf = (s3: FakeS3): Files =>
  Object.fromEntries(
    [...s3.objects]
      .filter(([key]) => !key.startsWith('.diwan/'))
      .map(([key, { body }]) => [key, body.toString('utf8')])
      .sort(),
  )

const sorted = (files: Files): Files => Object.fromEntries(Object.entries(files).sort())

test('a bucket gets the release byte for byte, each file with its type and how long it may be kept', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  const released = local.release(SITE)

  const follower = await copy(local, { target: target() })

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
  await copy(local, { target: target() })
  expect(s3.written()).toEqual(['blog/one.html', 'builds/latest.json'])
  expect(contentOf(s3)).toEqual(sorted(released))
})

test('a target that holds the release is only looked at', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  local.release(SITE)
  await copy(local, { target: target() })
  s3.calls.length = 0

  await copy(local, { target: target() })

  expect(s3.calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a prefix keeps to itself, and nothing beside what was copied is touched', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  s3.objects.set('other.html', { body: Buffer.from('of somebody else'), headers: {} })
  s3.objects.set('www/notes.html', { body: Buffer.from('of somebody else'), headers: {} })
  local.release(SITE)

  await copy(local, { target: target('www/') })
  local.release(CHANGED)
  await copy(local, { target: target('www/') })

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
  await copy(local, { target: target() })
  s3.objects.set('blog.html', { body: Buffer.from('defaced'), headers: {} })
  s3.objects.delete('sitemap.xml')
  s3.calls.length = 0

  await copy(local, { target: target() })

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
  await copy(local, { target: target(), grace: DAY })
  const released = local.release(CHANGED)

  await copy(local, { target: target(), grace: DAY })
  expect(contentOf(s3)).toEqual(sorted({ ...released, 'media/a1.webp': 'picture' }))

  await copy(local, { target: target(), grace: 0 })
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

  await copy(local, { target: target() })

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
      await copy(local, { target: target() })
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
      await copy(local, { target: target() })

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
  await copy(local, { target: target() })
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

  await copy(local, { target: target() })

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
  await copy(later, { target: target(), lead: { epoch: 2, isHeld: true, check: () => {} } })
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

  await copy(later, { target: target(), lead: { epoch: 2, isHeld: true, check: () => {} } })
  old.follow()
  await old.settled()

  expect(contentOf(s3)).toEqual(sorted(released))
})

function aPurger({ failing = 0 } = {}) {
  const attempts: string[][] = []
  const purge = async (paths: string[]) => {
    attempts.push(paths)
    if (attempts.length <= failing) throw new Error('The cache is away.')
  }
  return { attempts, purger: { name: 'test', purge } }
}

test('caches are purged of exactly what changed, after the newest id is there', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  local.release(SITE)
  await copy(local, { target: target() })
  const { attempts, purger } = aPurger()
  const shownBefore = () => s3.objects.get('builds/latest.json')?.body.toString()
  let latest: string | undefined
  const purge = async (paths: string[]) => {
    latest = shownBefore()
    await purger.purge(paths)
  }
  // A cache that is named later is owed everything since the beginning.
  await copy(local, { target: target(), purger })
  attempts.length = 0
  local.release(CHANGED)

  await copy(local, { target: target(), purger: { name: 'test', purge } })

  expect(latest).toContain('r2')
  expect(attempts).toEqual([
    [
      '/',
      '/blog',
      '/blog.html',
      '/blog/one',
      '/blog/one.html',
      '/blog/one/_payload.json',
      '/blog/two',
      '/blog/two.html',
      '/builds/latest.json',
      '/index.html',
      '/media/a1.webp',
    ],
  ])
})

test('an address that a redirect rule answers is purged when its rule changes', async () => {
  const { target } = await aStore()
  const local = aLocal()
  local.release({ ...SITE, _redirects: '/promo /blog 301\n/kept /blog 301\n' })
  await copy(local, { target: target(), purger: aPurger().purger })
  local.release({ ...SITE, _redirects: '/promo /blog/one 301\n/kept /blog 301\n' })
  const { attempts, purger } = aPurger()

  await copy(local, { target: target(), purger })

  expect(attempts).toEqual([['/builds/latest.json', '/promo']])
})

test('a purge that fails is made again until it is done, and the status tells both', async () => {
  const { target } = await aStore()
  const local = aLocal()
  local.release(SITE)
  const { attempts, purger } = aPurger({ failing: 2 })

  const follower = await copy(local, { target: target(), purger })

  expect(attempts).toHaveLength(3)
  expect(follower.status().purges).toEqual([
    expect.objectContaining({ release: 'r1', attempts: 3, error: null, doneAt: expect.any(String) }),
  ])
})

test('a cache that is away holds up no copy; what changed meanwhile is purged with the rest', async () => {
  const { s3, target } = await aStore()
  const local = aLocal()
  local.release(SITE)
  let isAway = true
  const purged: string[][] = []
  const purge = async (paths: string[]) => {
    if (isAway) throw new Error('The cache is away.')
    purged.push(paths)
  }
  const follower = aFollower(local, { target: target(), purger: { name: 'test', purge } })
  follower.follow()
  await expect.poll(() => follower.status().purges[0]?.error).toBe('The cache is away.')

  local.release({ ...SITE, 'about-us.html': 'about' })
  follower.follow()
  await expect.poll(() => s3.objects.get('builds/latest.json')?.body.toString()).toContain('r2')
  await expect.poll(() => follower.status().purges[0]?.release).toBe('r2')
  isAway = false
  await follower.settled()

  expect(new Set(purged.flat())).toContain('/about-us')
  expect(new Set(purged.flat())).toContain('/blog/one')
})

test('what a process still owed to a cache is purged by the next one, and nothing twice', async () => {
  const { target } = await aStore()
  const local = aLocal()
  local.release(SITE)
  const failing = aPurger({ failing: Infinity })
  const dying = aFollower(local, { target: target(), purger: failing.purger })
  dying.follow()
  await expect.poll(() => failing.attempts.length).toBeGreaterThan(0)
  await dying.stop()
  const next = aPurger()

  const follower = await copy(local, { target: target(), purger: next.purger })
  expect(next.attempts).toHaveLength(1)
  expect(follower.status().purges[0]).toMatchObject({ release: 'r1', error: null })

  const last = aPurger()
  const again = await copy(local, { target: target(), purger: last.purger })
  expect(last.attempts).toEqual([])
  expect(again.status().purges[0]).toMatchObject({ release: 'r1', attempts: 1 })
})

const shown = (folder: string): Files => {
  const root = join(folder, 'current/')
  const files = filesBelow(root.slice(0, -1))
  return sorted(Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))
}

test('a folder shows one whole release or the next one, and both of its trees follow', async () => {
  const { folder, remove } = temporaryFolder()
  cleanups.push(remove)
  const local = aLocal()
  const first = local.release(SITE)
  const target = new FolderTarget(folder)
  const follower = aFollower(local, { target })
  follower.follow()
  await follower.settled()
  expect(shown(folder)).toEqual(sorted(first))

  for (const files of [CHANGED, SITE, { ...SITE, 'index.html': 'home again' }]) {
    const released = local.release(files)
    follower.follow()
    await follower.settled()
    expect(shown(folder)).toEqual(sorted(released))
  }
})

test(
  'a folder that was left at any step shows a whole release, and the next start completes the newest',
  { timeout: 60_000 },
  async () => {
    for (let killedAt = 1, isOver = false; !isOver; killedAt++) {
      const { folder, remove } = temporaryFolder()
      cleanups.push(remove)
      const local = aLocal()
      const before = local.release(SITE)
      await copy(local, { target: new FolderTarget(folder) })
      const released = local.release(CHANGED)
      let writes = 0
      const dying = aFollower(local, {
        target: new FolderTarget(folder),
        retries: [DAY],
        lead: {
          epoch: 0,
          isHeld: true,
          check: () => {
            if (++writes >= killedAt) throw new Error('killed')
          },
        },
      })
      dying.follow()
      await expect.poll(() => dying.status().state).not.toBe('copying')
      isOver = dying.status().state === 'current'
      await dying.stop()
      if (!isOver) expect([sorted(before), sorted(released)]).toContainEqual(shown(folder))

      await copy(local, { target: new FolderTarget(folder) })

      expect(shown(folder), `killed at write ${killedAt}`).toEqual(sorted(released))
    }
  },
)
