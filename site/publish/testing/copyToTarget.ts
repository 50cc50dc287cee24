import { onTestFinished } from 'vitest'
import { S3Target } from '../target/S3Target.ts'
import { TargetFollower, type TargetSettings } from '../target/TargetFollower.ts'
import { FakeS3 } from './FakeS3.ts'
import { type Files, type LocalReleases, localReleases } from './localReleases.ts'
import { temporaryFolder } from './startPublisher.ts'

/** A small site, and the same with a page more and a page less. */
export const SITE: Files = {
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
export const CHANGED: Files = {
  ...SITE,
  'index.html': 'home with two',
  'blog.html': 'list with two',
  'blog/two.html': 'two',
  '_astro/page.b2.js': 'script of two',
}
delete CHANGED['blog/one.html']
delete CHANGED['blog/one/_payload.json']
delete CHANGED['media/a1.webp']

/** A bucket in memory, and targets in it; gone with the test. */
export async function aStore() {
  const s3 = new FakeS3()
  const endpoint = await s3.listen()
  onTestFinished(() => s3.close())
  const target = (prefix = '', patience?: number) =>
    new S3Target({
      bucket: 'bucket',
      prefix,
      region: 'us-east-1',
      endpoint,
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      maxAttempts: 1,
      patience,
    })
  return { s3, target }
}

export function aLocal(): LocalReleases {
  const { folder, remove } = temporaryFolder()
  const local = localReleases(folder)
  onTestFinished(remove)
  onTestFinished(() => local.close())
  return local
}

export function aFollower(local: LocalReleases, settings: Partial<TargetSettings> & Pick<TargetSettings, 'target'>) {
  const follower = new TargetFollower({ purger: null, grace: 0, retries: [1], ...settings, ...local })
  onTestFinished(() => follower.stop())
  return follower
}

/** Copies what is live, and ends as a process does that has nothing more to do. */
export async function copyToTarget(
  local: LocalReleases,
  settings: Partial<TargetSettings> & Pick<TargetSettings, 'target'>,
) {
  const follower = aFollower(local, settings)
  follower.follow()
  await follower.settled()
  await follower.stop()
  return follower
}

export const contentOf = (s3: FakeS3): Files =>
  Object.fromEntries(
    [...s3.objects]
      .filter(([key]) => !key.startsWith('.diwan/'))
      .map(([key, { body }]) => [key, body.toString('utf8')])
      .sort(),
  )

export const sorted = (files: Files): Files => Object.fromEntries(Object.entries(files).sort())
