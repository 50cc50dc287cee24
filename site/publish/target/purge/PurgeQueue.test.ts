import { expect, test } from 'vitest'
import { CHANGED, SITE, aFollower, aLocal, aStore, copyToTarget } from '../../testing/copyToTarget.ts'

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
  await copyToTarget(local, { target: target() })
  const { attempts, purger } = aPurger()
  const shownBefore = () => s3.objects.get('builds/latest.json')?.body.toString()
  let latest: string | undefined
  const purge = async (paths: string[]) => {
    latest = shownBefore()
    await purger.purge(paths)
  }
  // A cache that is named later is owed everything since the beginning.
  await copyToTarget(local, { target: target(), purger })
  attempts.length = 0
  local.release(CHANGED)

  await copyToTarget(local, { target: target(), purger: { name: 'test', purge } })

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
  await copyToTarget(local, { target: target(), purger: aPurger().purger })
  local.release({ ...SITE, _redirects: '/promo /blog/one 301\n/kept /blog 301\n' })
  const { attempts, purger } = aPurger()

  await copyToTarget(local, { target: target(), purger })

  expect(attempts).toEqual([['/builds/latest.json', '/promo']])
})

test('a purge that fails is made again until it is done, and the status tells both', async () => {
  const { target } = await aStore()
  const local = aLocal()
  local.release(SITE)
  const { attempts, purger } = aPurger({ failing: 2 })

  const follower = await copyToTarget(local, { target: target(), purger })

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

  const follower = await copyToTarget(local, { target: target(), purger: next.purger })
  expect(next.attempts).toHaveLength(1)
  expect(follower.status().purges[0]).toMatchObject({ release: 'r1', error: null })

  const last = aPurger()
  const again = await copyToTarget(local, { target: target(), purger: last.purger })
  expect(last.attempts).toEqual([])
  expect(again.status().purges[0]).toMatchObject({ release: 'r1', attempts: 1 })
})
