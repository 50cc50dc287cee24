import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { WebEnv } from '../env.ts'
import { createWebServer } from '../webServer.ts'

/** Lets a server listen on a port that is free. */
export const listen = (server: Server) =>
  new Promise<number>((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)))

/** Writes files below a folder. */
export async function aTree(root: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
}

/** A web server in front of a CMS that takes everything, and a publisher that is away, over a release of these files. */
export async function aSite(
  files: Record<string, string>,
  { traces, trustProxy = false }: Partial<Pick<WebEnv, 'traces' | 'trustProxy'>> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'diwan-web-'))
  await aTree(join(folder, 'a'), files)
  await symlink(join(folder, 'a'), join(folder, 'current'))
  const seen: { url: string; headers: Record<string, unknown> }[] = []
  const cms = createServer((req, res) => {
    seen.push({ url: req.url ?? '', headers: req.headers })
    res.end('cms')
  })
  const cmsPort = await listen(cms)
  const web = createWebServer({
    port: 0,
    host: '127.0.0.1',
    cms: { host: '127.0.0.1', port: cmsPort },
    publisher: { host: '127.0.0.1', port: 1 },
    devSite: null,
    releaseLink: join(folder, 'current'),
    trustProxy,
    metricsToken: 'a token of sixteen signs',
    traces,
  })
  const port = await listen(web)
  onTestFinished(async () => {
    web.closeAllConnections()
    cms.closeAllConnections()
    web.close()
    cms.close()
    await rm(folder, { recursive: true, force: true })
  })
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
  return { get, folder, seen, port, cms }
}

/** The status of a path as it is written: `fetch` normalises paths, an attacker does not. */
export function rawStatus(port: number, path: string, method = 'GET'): Promise<number> {
  return new Promise((done, fail) =>
    request({ host: '127.0.0.1', port, path, method }, (res) => {
      res.resume()
      done(res.statusCode ?? 0)
    })
      .on('error', fail)
      .end(),
  )
}
