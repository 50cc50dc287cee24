import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv as parseFile } from 'node:util'
import { expect, test } from 'vitest'
import { parseEnv } from './parseEnv'

const served = { NODE_ENV: 'production', PAYLOAD_SECRET: 'x'.repeat(32), WEBHOOK_SECRET: `whsec_${'A'.repeat(43)}=` }

test('nothing has to be set for development and code generation', () => {
  const env = parseEnv({})

  expect(env.SITE_URL).toBe('http://localhost:4321')
  expect(env.PUBLIC_API_BASE).toBe(env.SITE_URL)
  expect(env.DATABASE_URI).toMatch(/^file:\/.*\/\.data\/cms\.sqlite$/)
})

test('a stand-in secret is never the same twice', () => {
  expect(parseEnv({}).PAYLOAD_SECRET).not.toBe(parseEnv({}).PAYLOAD_SECRET)
})

test('serving without a secret is refused, building without one is not', () => {
  expect(() => parseEnv({ NODE_ENV: 'production' })).toThrow(/PAYLOAD_SECRET is missing[^]*WEBHOOK_SECRET is missing/)
  expect(() => parseEnv({ NODE_ENV: 'production', NEXT_PHASE: 'phase-production-build' })).not.toThrow()
  expect(() => parseEnv(served)).not.toThrow()
})

test('each broken value gets a sentence that names it', () => {
  const broken = { CMS_PORT: 'three', DATABASE_URI: 'postgres://db', SITE_URL: 'example.com', PAYLOAD_SECRET: 'short' }

  expect(() => parseEnv(broken)).toThrow(
    /CMS_PORT must be a port number[^]*DATABASE_URI must begin with[^]*SITE_URL must be an http[^]*PAYLOAD_SECRET must have/,
  )
})

test('what would be cut off an address unseen is refused, and a storage keeps its path', () => {
  const refused = {
    SITE_URL: ['https://example.com/site', 'https://user:word@example.com'],
    PUBLIC_API_BASE: ['https://api.example.com/v1', 'https://api.example.com?x'],
    SMTP_URL: ['smtp://', 'smtp://user:p@ss#1@mail.example.com', 'smtp://user:100%pure@mail.example.com'],
    DATABASE_URI: ['file:diwan.sqlite', 'file:./diwan.sqlite'],
  }
  for (const [name, values] of Object.entries(refused))
    for (const value of values) expect(() => parseEnv({ [name]: value }), value).toThrow(`${name} must `)

  const taken = {
    SITE_URL: 'https://example.com/',
    SMTP_URL: 'smtps://user%40example.com:p%23ss@mail.example.com:465/?pool=true',
    S3_ENDPOINT: 'https://storage.example.com/storage/v1/s3',
    DATABASE_URI: 'file:/srv/diwan/cms.sqlite',
  }
  expect(parseEnv(taken)).toMatchObject({ ...taken, SITE_URL: 'https://example.com' })
})

test('keys of an object storage come both or not at all: one alone would ask the machine’s own role', () => {
  const both = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

  expect(() => parseEnv(both)).not.toThrow()
  for (const [name, value] of Object.entries(both))
    expect(() => parseEnv({ [name]: value })).toThrow(/S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together/)
})

test('an empty value counts as absent', () => {
  expect(parseEnv({ SMTP_URL: '', DATABASE_URI: '', SITE_PORT: '' }).SITE_PORT).toBe(4321)
})

test('the sender of mails is an address, with a name or without', () => {
  const senderIn = (MAIL_FROM: string) => parseEnv({ MAIL_FROM }).MAIL_FROM

  expect(senderIn('no-reply@example.com')).toEqual({ address: 'no-reply@example.com' })
  expect(senderIn('<no-reply@example.com>')).toEqual({ address: 'no-reply@example.com' })
  for (const given of ['Rasikh Advisory <no-reply@example.com>', '"Rasikh Advisory" <no-reply@example.com>'])
    expect(senderIn(given)).toEqual({ name: 'Rasikh Advisory', address: 'no-reply@example.com' })
  for (const wrong of ['Rasikh Advisory', 'Rasikh <no-reply>', 'a@example.com, b@example.com', 'A\nB <a@example.com>'])
    expect(() => senderIn(wrong), wrong).toThrow(/MAIL_FROM must be an e-mail address, or a name and one/)
})

test('what .env.example shows is taken as it stands there', () => {
  const example = readFileSync(resolve(import.meta.dirname, '../../.env.example'), 'utf8')
  const settings = parseFile(example.replace(/^# ?(?=[A-Z_\d]+=)/gm, ''))

  expect(Object.keys(settings).length).toBeGreaterThan(20)
  expect(() => parseEnv(settings)).not.toThrow()
})

test('what is wrong with a value is said once', () => {
  expect(() => parseEnv({ PUBLIC_API_BASE: 'api.example.com' })).toThrow(
    /started:\n {2}- PUBLIC_API_BASE must be an http\(s\) address without a path, like https:\/\/example\.com\.$/,
  )
})
