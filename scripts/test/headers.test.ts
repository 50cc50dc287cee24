import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { headersFile } from '../../site/publish/headers.ts'
import { inlineOf } from '../../site/publish/inlineOf.ts'
import { headersOf, parseHeaderRules } from '../../site/serve/headerRules.ts'
import { createWebServer } from '../../site/serve/webServer.ts'

const PAGE = '<!doctype html><title>a</title><script>a()</script><style>b{}</style>'

/** A release as the publisher lays it out, served as the embedded default serves it. */
async function serve(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'headers-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'tree', name)), { recursive: true })
    writeFileSync(join(folder, 'tree', name), text)
  }
  symlinkSync(join(folder, 'tree'), join(folder, 'current'))
  const nobody = { host: '127.0.0.1', port: 1 }
  const server = createWebServer({
    port: 0,
    host: '127.0.0.1',
    cms: nobody,
    publisher: nobody,
    devSite: null,
    releaseLink: join(folder, 'current'),
    trustProxy: false,
    metricsToken: undefined,
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each(['/', '/about-us', '/_astro/a.js', '/media/a.webp', '/builds/latest.json', '/builds/meta/c.json'])(
  'the embedded server sends for %s what `_headers` asks other hosts to send',
  async (path) => {
    const headers = headersFile([inlineOf(PAGE)])
    const origin = await serve({
      _headers: headers,
      'index.html': PAGE,
      'about-us.html': PAGE,
      '404.html': PAGE,
      '_astro/a.js': '',
      'media/a.webp': 'a',
      'builds/latest.json': '{}',
      'builds/meta/c.json': '{}',
    })

    const answer = await fetch(`${origin}${path}`)

    const wanted = [...headersOf(parseHeaderRules(headers), path)]
    expect(answer.status).toBe(200)
    expect(wanted.length).toBeGreaterThan(5)
    expect(wanted.map(([name]) => [name, answer.headers.get(name)])).toEqual(wanted)
    expect(answer.headers.get('content-security-policy')).not.toMatch(/(?:script|default)-src[^;]*unsafe/)
  },
)
