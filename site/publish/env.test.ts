import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { openTarget } from './target/openTarget.ts'

const NEEDED = { WEBHOOK_SECRET: `whsec_${btoa('secret')}`, PUBLISHER_API_KEY: 'key' }
const read = (more: Record<string, string> = {}) => readEnv({ ...NEEDED, ...more })

test('without settings there is one publisher on this machine, and its releases stay here', async () => {
  const env = read({ RELEASE_TARGET: '', PURGE: '' })

  expect(env).toMatchObject({ host: '127.0.0.1', cmsOrigin: 'http://127.0.0.1:3000', isLeased: false, target: null })
  expect(await openTarget(env)).toBeNull()
})

test('a slash at the end of an origin is none of its paths', () => {
  const env = read({ CMS_ORIGIN: 'http://cms.internal:3000/', PUBLISHER_ORIGIN: 'http://publisher-1:4322/' })

  expect(env).toMatchObject({ cmsOrigin: 'http://cms.internal:3000', origin: 'http://publisher-1:4322' })
})

test('a bucket, its keys and a cache are what the settings name', async () => {
  const opened = await openTarget(
    read({
      RELEASE_TARGET: 's3://www-bucket/site/live',
      RELEASE_TARGET_ENDPOINT: 'http://store.internal:9000',
      RELEASE_TARGET_KEY_ID: 'id',
      RELEASE_TARGET_SECRET: 'secret',
      RELEASE_TARGET_GRACE_HOURS: '2',
      PURGE: 'cloudfront:E123',
    }),
  )

  expect(opened?.target.name).toBe('s3://www-bucket/site/live/')
  expect(opened?.purger?.name).toBe('cloudfront')
  expect(opened?.grace).toBe(7_200_000)
})

test('a folder is a target too', async () => {
  expect((await openTarget(read({ RELEASE_TARGET: '/srv/www' })))?.target.name).toBe('/srv/www')
})

test.for([
  [{ RELEASE_TARGET: 'www' }, 'RELEASE_TARGET'],
  [{ RELEASE_TARGET: 's3://' }, 'RELEASE_TARGET'],
  [{ RELEASE_TARGET_KEY_ID: 'id' }, 'RELEASE_TARGET_SECRET'],
  [{ PURGE: 'akamai' }, 'PURGE'],
  [{ PURGE: 'fastly' }, 'PURGE_TOKEN'],
  [{ PURGE: 'cloudfront:E123' }, 'PURGE needs RELEASE_TARGET'],
  [{ DATA_DIR: '/srv/diwan', RELEASE_TARGET: '/srv/diwan/site/' }, 'RELEASE_TARGET'],
  [{ PUBLISHER_LEASE: 'yes' }, 'PUBLISHER_LEASE'],
  [{ CMS_ORIGIN: 'cms.internal' }, 'CMS_ORIGIN'],
] as const)('%o is refused with a sentence that names %s', ([settings, name]) => {
  expect(() => read(settings)).toThrow(name)
})

test('several publishers say where the CMS is, and where they are', () => {
  const settings = { CMS_ORIGIN: 'http://cms.internal:3000', PUBLISHER_ORIGIN: 'http://p1.internal:4322' }

  expect(read({ ...settings, PUBLISHER_LEASE: 'true' })).toMatchObject({
    isLeased: true,
    cmsOrigin: 'http://cms.internal:3000',
    origin: 'http://p1.internal:4322',
  })
})
