import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { headersFile } from './headers.ts'
import { inlineOf } from './inlineOf.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policyOf = (pages: string[], options = {}) =>
  /Content-Security-Policy: (.*)/.exec(headersFile(pages.map(inlineOf), options))?.[1] ?? ''

test('the policy allows exactly the scripts and styles that stand in the pages', () => {
  const policy = policyOf([
    '<script>a()</script><style>b{}</style>',
    '<script type="module">c()</script><script src="/x.js"></script>',
  ])

  expect(policy).toContain(`script-src 'self' ${[hashOf('a()'), hashOf('c()')].sort().join(' ')};`)
  expect(policy).toContain(`style-src 'self' ${hashOf('b{}')};`)
  expect(policy).not.toContain('unsafe')
})

test('words about scripts are no scripts, and hide none', () => {
  const policy = policyOf(['<meta content="<script>"><p title="<script>x()</script>">A</p><script>a()</script>'])

  expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`)
})

test('data blocks need no hash', () => {
  const policy = policyOf(['<script type="application/ld+json">{"a":1}</script>'])

  expect(policy).toContain("script-src 'self';")
})

test('the same pages in another order give the same file', () => {
  const pages = ['<script>a()</script>', '<script>b()</script>'].map(inlineOf)

  expect(headersFile(pages)).toBe(headersFile(pages.toReversed()))
})

test('forms and calls may go to an API of another origin', () => {
  const policy = policyOf([], { apiOrigin: 'https://api.example' })

  expect(policy).toContain("connect-src 'self' https://api.example;")
  expect(policy).toContain("form-action 'self' https://api.example;")
})

test('measuring services are allowed only on a site that has an id of theirs', () => {
  const without = policyOf(['<head></head>'])
  const policy = policyOf(['<head><meta name="analytics" content="G-ABCD12"></head>'])

  expect(without).not.toContain('google')
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(policy).toMatch(/connect-src 'self' .*https:\/\/\*\.google-analytics\.com/)
})
