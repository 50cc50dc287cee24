import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { WebEnv } from './env.ts'
import { answerUnavailable, createForwarder, isCmsPath, isFormPost, isPreviewPath } from './forwarder.ts'
import { headersOf } from './headerRules.ts'
import { followRelease, type Release } from './release.ts'
import { setSecurityHeaders } from './securityHeaders.ts'
import { serveSite } from './serveSite.ts'

function setPagePolicy(res: ServerResponse, release: Release | null) {
  const policy = release && headersOf(release.headers, '/').get('content-security-policy')
  if (policy) res.setHeader('Content-Security-Policy', policy)
}

// What a release has and `astro dev` has not.
const isReleaseFile = (path: string) => /^\/(?:builds|media)\//.test(path)

/** The public origin: the live release, and the CMS and the publisher under their paths. */
export function createWebServer(env: WebEnv): Server {
  const currentRelease = followRelease(env.releaseLink)
  const forwarder = createForwarder(env.trustProxy)

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/'
    const isDevSite = env.devSite !== null && !isCmsPath(path) && !isReleaseFile(path)
    setSecurityHeaders(req, res, { isDevSite, trustProxy: env.trustProxy })
    // A form posted without JavaScript is answered with a page of the release, filled in by the CMS.
    if (isFormPost(req)) setPagePolicy(res, await currentRelease())
    if (isCmsPath(path)) return forwarder.web(req, res, env.cms)
    if (isPreviewPath(path)) return forwarder.web(req, res, env.publisher)
    if (env.devSite && !isReleaseFile(path)) return forwarder.web(req, res, env.devSite)
    const release = await currentRelease()
    return release ? serveSite(req, res, release) : answerUnavailable(req, res)
  }

  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      console.error(`web: ${req.method} ${req.url}: ${error instanceof Error ? error.message : String(error)}`)
      answerUnavailable(req, res)
    })
  })
  server.on('upgrade', (req: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    if (isCmsPath(req.url ?? '/')) void forwarder.upgrade(req, socket, head, env.cms)
    else if (env.devSite) void forwarder.upgrade(req, socket, head, env.devSite)
    else socket.destroy()
  })
  // Uploads may take minutes on a phone; a request line or headers may not.
  server.requestTimeout = 0
  server.headersTimeout = 30_000
  return server
}
