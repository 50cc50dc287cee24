import { FakeCms } from './fakeCms.ts'

/** A CMS that has published the settings and so many posts, every second one in both languages. */
export function aCms(posts = 5): FakeCms {
  const cms = new FakeCms()
  cms.publish('globals', 'site-settings', { name: 'Site' }, { name: 'موقع' })
  for (let n = 1; n <= posts; n++) cms.publish('blogs', `b${n}`, aPost(n), n % 2 ? aPost(n) : null)
  return cms
}

export function aPost(n: number, more: object = {}) {
  return { slug: `post-${n}`, title: `Post ${n}`, date: `2026-01-${String(n).padStart(2, '0')}`, ...more }
}
