import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('the other parts are on this machine unless the settings say where', () => {
  expect(readEnv({ CMS_PORT: '3100', CMS_ORIGIN: '' })).toMatchObject({
    cms: { host: '127.0.0.1', port: 3100 },
    publisher: { host: '127.0.0.1', port: 4322 },
  })
})

test('parts in other containers are found by their names', () => {
  expect(readEnv({ CMS_ORIGIN: 'http://cms:3000', PUBLISHER_ORIGIN: 'http://publisher' })).toMatchObject({
    cms: { host: 'cms', port: 3000 },
    publisher: { host: 'publisher', port: 80 },
  })
  expect(readEnv({ CMS_ORIGIN: 'https://cms.internal' }).cms).toEqual({
    host: 'cms.internal',
    port: 443,
    isSecure: true,
  })
})

test('an origin that is none is named in a sentence', () => {
  for (const CMS_ORIGIN of ['cms:3000', 'http://cms:3000/base', 'http://user:word@cms:3000'])
    expect(() => readEnv({ CMS_ORIGIN }), CMS_ORIGIN).toThrow(/^CMS_ORIGIN is not usable: an http\(s\) URL/)
})

test.for([
  [{ SITE_PORT: '70000' }, /^SITE_PORT is not usable: /],
  [{ CMS_PORT: 'three' }, /^CMS_PORT is not usable: /],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN is not usable: .*16 characters/],
] as const)('%o is refused with a sentence that says why', ([settings, sentence]) => {
  expect(() => readEnv(settings)).toThrow(sentence)
})
