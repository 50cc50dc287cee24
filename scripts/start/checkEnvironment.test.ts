import { expect, test } from 'vitest'
import { checkEnvironment } from './checkEnvironment.ts'
import { Stop } from './stop.ts'

const env = {
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'x'.repeat(32),
  WEBHOOK_SECRET: `whsec_${'A'.repeat(43)}=`,
  PUBLISHER_API_KEY: 'k'.repeat(48),
} as const

test('settings that every part takes are no reason to stop', () => {
  expect(() => checkEnvironment(env)).not.toThrow()
  expect(() => checkEnvironment({ ...env, TRUST_PROXY: '', METRICS_TOKEN: '', CMS_ORIGIN: '' })).not.toThrow()
})

test('what a part would refuse is refused before anything is built, with its name and what it may be', () => {
  const wrong: [name: string, value: string, words: RegExp][] = [
    ['METRICS_TOKEN', 'short', /at least 16 characters/],
    ['SMTP_URL', 'mail.example.com', /must look like smtps:\/\//],
    ['WEBHOOK_SECRET', 'a'.repeat(40), /must be whsec_ followed by/],
    ['TRUST_PROXY', 'yes', /"true"\|"false"/],
    ['CMS_ORIGIN', 'cms.internal', /URL/],
    ['RELEASE_TARGET', 'releases', /s3:\/\/bucket\/prefix or a path/],
    ['RELEASE_TARGET_GRACE_HOURS', '-1', />=0/],
  ]
  for (const [name, value, words] of wrong) {
    const check = () => checkEnvironment({ ...env, [name]: value })
    expect(check, name).toThrow(Stop)
    expect(check, name).toThrow(name)
    expect(check, name).toThrow(words)
  }
})
