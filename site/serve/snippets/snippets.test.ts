import { ASK_AGAIN, EVERY_ANSWER, OVER_TLS, PATH_HEADERS } from '@diwan/shared/spec/headers'
import { expect, test } from 'vitest'
import { headersOf, parseHeaderRules } from '../headerRules.ts'
import { caddyHeaders } from './caddyHeaders.ts'
import { namesIn, nginxHeaders } from './nginxHeaders.ts'

const policy = ['Content-Security-Policy', `default-src 'self'; script-src 'self' 'sha256-a+b/c='`] as const
const table = [{ path: '/*', headers: [policy, ...EVERY_ANSWER, OVER_TLS] }, ...PATH_HEADERS]
const rules = parseHeaderRules(
  table.map(({ headers, path }) => [path, ...headers.map((header) => `  ${header.join(': ')}`)].join('\n')).join('\n'),
)
const paths = ['/', '/ar/about-us', '/_astro/a.js', '/media/0a1b.svg', '/builds/latest.json', '/builds/meta/a.json']
const unquoted = (text: string) => text.slice(1, -1).replace(/\\(.)/g, '$1')

// What nginx does with the maps: the first expression that matches, else the default.
function nginxSays(snippet: string, path: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const name of namesIn(rules)) {
    const variable = `$diwan_${name.toLowerCase().replaceAll('-', '_')}`
    const body = snippet.split(`map $uri ${variable} {`)[1]?.split('\n}')[0] ?? ''
    const lines = [...body.matchAll(/^ {2}(default|"(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*");$/gm)]
    const hit =
      lines.find(([, key = '']) => key !== 'default' && new RegExp(unquoted(key).slice(1)).test(path)) ??
      lines.find(([, key]) => key === 'default')
    if (hit?.[2]) found.set(name.toLowerCase(), unquoted(hit[2]))
  }
  return found
}

// What Caddy does: lines with the longest path first, each writing over those before it, and at last what is a default.
function caddySays(snippet: string, path: string): Map<string, string> {
  const found = new Map<string, string>()
  const lines = [...snippet.matchAll(/^header (\/\S*) (\??)([\w-]+) ("(?:[^"\\]|\\.)*")$/gm)]
    .map(([, of = '', mark, name = '', value = '']) => ({
      of,
      isDefault: mark === '?',
      name: name.toLowerCase(),
      value: unquoted(value),
    }))
    .filter(({ of }) => new RegExp(`^${of.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path))
    .toSorted((one, other) => other.of.length - one.of.length)
  for (const { isDefault, name, value } of lines) if (!isDefault) found.set(name, value)
  for (const { isDefault, name, value } of lines) if (isDefault && !found.has(name)) found.set(name, value)
  return found
}

test('nginx and Caddy send for every path what the release says, and what it says nothing of is asked for each time', () => {
  const [nginx, caddy] = [nginxHeaders(rules), caddyHeaders(rules)]
  for (const path of paths) {
    const said = new Map([['cache-control', ASK_AGAIN], ...headersOf(rules, path)])
    expect(said.size).toBeGreaterThan(6)
    expect(caddySays(caddy, path), path).toEqual(said)
    expect(nginxSays(nginx, path), path).toEqual(said)
  }
})

test('the admin keeps the policy that the CMS sends', () => {
  const nginx = nginxSays(nginxHeaders(rules), '/admin/login')
  expect(nginx.get('content-security-policy')).toBe('')
  expect(nginx.get('cache-control')).toBe('')
  expect(caddyHeaders(rules)).toContain('header /* ?Cache-Control')
  expect(caddyHeaders(rules)).toContain('header /* ?Content-Security-Policy')
})

test('Caddy is told to ask again for what was missing, wherever files are kept for ever, and to send the policy with it', () => {
  const [, inErrors = ''] = caddyHeaders(rules).split('# In handle_errors')
  expect(inErrors).toContain('#   header Cache-Control "public, max-age=0, must-revalidate"\n')
  expect(inErrors).toContain(
    "#   header Content-Security-Policy \"default-src 'self'; script-src 'self' 'sha256-a+b/c='\"\n",
  )
})
