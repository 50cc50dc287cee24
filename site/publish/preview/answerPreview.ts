import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type PreviewGrant, readPreviewToken } from '@diwan/shared/lib/previewToken'
import { sentencePage } from '@diwan/shared/lib/sentencePage'
import { previewMessages } from '@diwan/shared/messages/preview'
import { SENTENCE_POLICY } from '@diwan/shared/spec/headers'
import { REQUEST_ID_HEADER } from '@diwan/shared/spec/http'
import { log } from '../log.ts'
import type { Previewer } from './Previewer.ts'
import { PreviewRefusal } from './PreviewRefusal.ts'
import { readTyped } from './readTyped.ts'

const PREFIX = '/preview'
const FOLLOW_SCRIPT = `${PREFIX}/follow.js`
const MEDIA_PATH = /^\/media\/[0-9a-f]{16,64}\.[a-z0-9]+$/
const LOCKED_POLICY = "default-src 'none'; sandbox; frame-ancestors 'self'"
// Its script leaves the sentence for the preview once there is one.
const REFUSAL_POLICY = `${SENTENCE_POLICY}; script-src 'self'; connect-src 'self'`

// What a preview has beside its page: its banner's look, and what lets it follow its form.
const OWN_FILES = new Map(
  ['banner.css', 'follow.js', 'openLinksInTabs.js', 'patch.js', 'recover.js'].map((name) => [
    `${PREFIX}/${name}`,
    {
      type: name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      body: readFileSync(join(import.meta.dirname, name)),
    },
  ]),
)

interface Door {
  secret: string
  previewer: Previewer | null
}

/** `GET /preview/{path}?token=…`: a page with a draft in it, for whoever has a signed address that has not expired. */
export async function answerPreview(req: IncomingMessage, res: ServerResponse, door: Door): Promise<void> {
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Robots-Tag', 'noindex')
  res.setHeader('Referrer-Policy', 'same-origin')
  const own = OWN_FILES.get(req.url ?? '')
  if (own !== undefined) {
    res.writeHead(200, { 'Content-Type': own.type }).end(own.body)
    return
  }
  if (req.method === 'POST') return answerTyping(req, res, door)
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405, { Allow: 'GET, HEAD, POST' }).end()
    return
  }
  // The page asks for its own data to learn whether it is outdated. A preview's is kept nowhere.
  if (/\/_payload\.json(?:\?|$)/.test(req.url ?? '')) {
    res.writeHead(204).end()
    return
  }
  try {
    const { type, policy, body } = await answer(req.url ?? '/', door)
    res.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy })
    res.end(req.method === 'HEAD' ? undefined : body)
  } catch (error) {
    const isKnown = error instanceof PreviewRefusal
    if (!isKnown) logFailure(req, error)
    const refusal = isKnown ? error : new PreviewRefusal(503, 'busy')
    res.writeHead(refusal.status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': REFUSAL_POLICY,
    })
    res.end(req.method === 'HEAD' ? undefined : sentenceOf(refusal))
  }
}

/** `POST /preview/{path}?token=…` `{ data }`: the page with what stands in the form, as `{ html }`. */
async function answerTyping(req: IncomingMessage, res: ServerResponse, { secret, previewer }: Door): Promise<void> {
  const send = (status: number, body: object) =>
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  try {
    const { path, token } = placeOf(req.url ?? '/')
    const grant = await grantOf(secret, token)
    if (previewer === null) throw new PreviewRefusal(503, 'busy', grant.locale)
    const data = await readTyped(req, grant)
    send(200, { success: true, html: await previewer.typedPage(decoded(path, grant), grant, token, data) })
  } catch (error) {
    if (!(error instanceof PreviewRefusal)) logFailure(req, error)
    const { status, locale, reason } = error instanceof PreviewRefusal ? error : new PreviewRefusal(503, 'busy')
    send(status, { success: false, message: previewMessages[locale][reason] })
  }
}

function logFailure({ headers }: IncomingMessage, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  log('preview failed', { request: headers[REQUEST_ID_HEADER.toLowerCase()], message })
}

function sentenceOf({ locale, reason }: PreviewRefusal): string {
  const words = previewMessages[locale]
  return sentencePage({ locale, title: words.title, text: words[reason], script: FOLLOW_SCRIPT })
}

async function answer(url: string, { secret, previewer }: Door) {
  const { path, token } = placeOf(url)
  const grant = await grantOf(secret, token)
  if (previewer === null) throw new PreviewRefusal(503, 'busy', grant.locale)
  if (MEDIA_PATH.test(path)) {
    const { body, type } = await previewer.media(path, grant)
    return { body, type, policy: LOCKED_POLICY }
  }
  const { html, policy } = await previewer.page(decoded(path, grant), grant, token)
  return { body: html, type: 'text/html; charset=utf-8', policy }
}

function placeOf(url: string): { path: string; token: string } {
  const [path = '', query = ''] = url.slice(PREFIX.length).split(/\?(.*)/s)
  return { path, token: new URLSearchParams(query).get('token') ?? '' }
}

async function grantOf(secret: string, token: string): Promise<PreviewGrant> {
  const grant = await readPreviewToken(secret, token)
  if (grant === null) throw new PreviewRefusal(403, 'forged')
  if (grant.expiresAt <= Date.now()) throw new PreviewRefusal(403, 'expired', grant.locale)
  return grant
}

function decoded(path: string, { locale }: PreviewGrant): string {
  try {
    return decodeURIComponent(path).replace(/\/+$/, '') || '/'
  } catch {
    throw new PreviewRefusal(404, 'noPage', locale)
  }
}
