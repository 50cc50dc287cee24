import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { contentTypes, entrySlugs, splitLocale } from '@diwan/shared/content'
import { contentTypeOf, isText } from '@diwan/shared/lib/fileHeaders'
import { SECOND } from '@diwan/shared/lib/time'
import { ASK_AGAIN } from '@diwan/shared/spec/headers'
import send from 'send'
import { fillReference } from './fillReference.ts'
import { headersOf } from './headerRules.ts'
import { isFile } from './isFile.ts'
import { locateFile } from './locateFile.ts'
import { ruleFor, targetWithQuery } from './redirectRules.ts'
import { pathOfId, type Release } from './release.ts'

function setHeaders(res: ServerResponse, release: Release, path: string, file: string) {
  res.setHeader('Cache-Control', ASK_AGAIN)
  const type = contentTypeOf(file)
  if (type) res.setHeader('Content-Type', type)
  for (const [name, value] of headersOf(release.headers, path)) res.setHeader(name, value)
}

function redirect(res: ServerResponse, status: number, to: string) {
  res.statusCode = status
  // Browsers keep a permanent one for ever: an address and the one it was changed to and back from would lead to each other.
  res.setHeader('Cache-Control', ASK_AGAIN)
  res.setHeader('Location', to)
  res.end()
}

async function sendPage(req: IncomingMessage, res: ServerResponse, release: Release, page: string, status: number) {
  const file = `${page.slice(1)}.html`
  setHeaders(res, release, page, file)
  res.statusCode = status
  const html = await readFile(join(release.root, file))
  res.setHeader('Content-Length', html.length)
  res.end(req.method === 'HEAD' ? undefined : html)
}

async function sendNotFound(req: IncomingMessage, res: ServerResponse, release: Release, path: string) {
  // With the headers of this page and not of the path: a file that is missing at this moment is not missing for ever.
  const page = splitLocale(path)[0] === 'ar' ? '/ar/404' : '/404'
  if (isFile(join(release.root, `${page}.html`))) return sendPage(req, res, release, page, 404)
  res.statusCode = 404
  res.setHeader('Content-Type', 'text/plain; charset=utf-8')
  res.end('Page not found\n')
}

// With these, a browser may want the file nevertheless.
const CONDITIONS = ['cache-control', 'if-match', 'if-unmodified-since'] as const

/**
 * Names what a file holds, and tells whether a browser that asks again has that already. It is the most frequent question, as pages are
 * asked for again each time, so it is answered at once; every other form of it is left to `send`.
 */
function isUnchanged(req: IncomingMessage, res: ServerResponse, file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) return false
  const etag = `W/"${found.size.toString(16)}-${Math.floor(found.mtimeMs).toString(16)}"`
  res.setHeader('ETag', etag)
  const { headers } = req
  // A release that is shown again has older files: who has the newer page must not be told that it did not change since.
  const since = Date.parse(headers['if-modified-since'] ?? '')
  if (since !== Math.floor(found.mtimeMs / SECOND) * SECOND) delete headers['if-modified-since']
  const isAskedOtherwise = CONDITIONS.some((name) => headers[name] !== undefined)
  return headers['if-none-match'] === etag && !isAskedOtherwise
}

/** Answers without a content, and without what would describe one. */
function endWithout(res: ServerResponse, status: number): void {
  for (const name of ['Content-Type', 'Content-Encoding']) res.removeHeader(name)
  res.statusCode = status
  res.end()
}

/** Whether brotli is named, and not with a weight of nothing, which refuses it. */
const takesBrotli = ({ headers }: IncomingMessage): boolean =>
  String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .some((coding) => /^\s*br\s*(?:;|$)/.test(coding) && !/;\s*q\s*=\s*0(?:\.0*)?\s*$/.test(coding))

// What tells of the content that is sent, and nothing of the page.
const ABOUT_CONTENT = ['Accept-Ranges', 'Content-Encoding', 'Content-Length', 'Content-Range', 'ETag', 'Last-Modified']

/** Sends a page's file, or its compressed neighbour in its place. */
function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  release: Release,
  path: string,
  { file, isCompressed }: { file: string; isCompressed: boolean },
): void {
  const sent = isCompressed ? `${file}.br` : file
  if (isCompressed) res.setHeader('Content-Encoding', 'br')
  if (isUnchanged(req, res, join(release.root, sent))) return endWithout(res, 304)
  send(req, sent, {
    root: release.root,
    dotfiles: 'allow',
    cacheControl: false,
    index: false,
  })
    .on('error', ({ status, headers }: { status?: number; headers?: Record<string, string> }) => {
      // Whoever has half of it must not take it for all.
      if (res.headersSent) return void res.destroy()
      if (status === 412 || status === 416) {
        for (const [name, value] of Object.entries(headers ?? {})) res.setHeader(name, value)
        return endWithout(res, status)
      }
      for (const name of ABOUT_CONTENT) res.removeHeader(name)
      res.statusCode = 200
      // The publisher takes neighbours out of a tree that was live when this request came.
      if (isCompressed) return sendFile(req, res, release, path, { file, isCompressed: false })
      void sendNotFound(req, res, release, path)
    })
    .pipe(res)
}

// A document's own id in place of its slug: `/blog/{id}`, `/ar/news/{id}`, `/job-details/{id}`.
const FOLDERS = entrySlugs().flatMap((slug) => contentTypes[slug].entryPath.slice(1) || [])
const ID_PATH = new RegExp(`^(?:/ar)?/(?:${FOLDERS.join('|')})/([0-9a-f]{24})$`)

/** Answers a request for the public site from the live release. */
export async function serveSite(req: IncomingMessage, res: ServerResponse, release: Release): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.statusCode = 405
    res.setHeader('Allow', 'GET, HEAD')
    res.end()
    return
  }
  // Not `new URL(req.url)`: it reads "//host/path" as another host and resolves "..".
  const [rawPath = '/', query = ''] = (req.url ?? '/').split(/\?(.*)/s)
  const search = query && `?${query}`
  let path: string
  try {
    path = decodeURIComponent(rawPath)
  } catch {
    return sendNotFound(req, res, release, rawPath)
  }

  // The page of what is missing is no page of its own.
  if (path === '/404' || path === '/ar/404') return sendNotFound(req, res, release, path)
  const located = locateFile(release.root, path)
  if (located && 'redirect' in located) return redirect(res, 308, encodeURI(located.redirect) + search)
  if (!located) {
    // An editor's short address is typed from paper too. A rule that was written with capitals comes first.
    const isPage = (page: string) => locateFile(release.root, page) !== null
    const rule = ruleFor(release.redirects, path, isPage) ?? ruleFor(release.redirects, path.toLowerCase(), isPage)
    if (rule) return redirect(res, rule.status, targetWithQuery(rule.to, search))
    const id = ID_PATH.exec(path)?.[1]
    const target = id && pathOfId(release, splitLocale(path)[0], id)
    if (target) return redirect(res, 308, target + search)
    // Typed from paper, where an address begins with capitals.
    const small = path.toLowerCase()
    if (small !== path && locateFile(release.root, small)) return redirect(res, 308, encodeURI(small) + search)
    return sendNotFound(req, res, release, path)
  }

  setHeaders(res, release, path, located.file)
  const sent = new URLSearchParams(located.file.endsWith('thank-you.html') ? query : '')
  const reference = sent.get('reference')
  if (reference) {
    const page = await readFile(join(release.root, located.file), 'utf8')
    const html = Buffer.from(fillReference(page, reference, sent.get('about') ?? undefined))
    res.setHeader('Cache-Control', 'no-store')
    res.setHeader('Content-Length', html.length)
    res.end(req.method === 'HEAD' ? undefined : html)
    return
  }

  const isCompressed = isFile(join(release.root, `${located.file}.br`))
  // Before its neighbour is there as well: what a cache has kept without it goes to everybody, scripts and styles for a year.
  if (isText(located.file)) res.setHeader('Vary', 'Accept-Encoding')
  const useBrotli = isCompressed && takesBrotli(req)
  sendFile(req, res, release, path, { file: located.file, isCompressed: useBrotli })
}
