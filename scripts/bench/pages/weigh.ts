import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Bytes of one file in the forms in which it can travel. */
export interface Weight {
  raw: number
  gzip: number
  brotli: number
}

/** What a page needs before its first paint: itself and the stylesheets that block it. */
export interface FirstWeight {
  html: Weight
  css: Weight
  /** Number of stylesheets that block the first paint. */
  stylesheets: number
}

const STYLESHEET = /<link\b[^>]*\brel=["']?stylesheet["']?[^>]*>/g

export async function weighFirst(url: string): Promise<FirstWeight> {
  const html = await weigh(url)
  const text = await (await fetch(url)).text()
  // One in the body holds up only what follows it.
  const head = text.slice(0, text.indexOf('</head>'))
  const sheets = [...head.matchAll(STYLESHEET)]
    .map(([tag]) => tag)
    .filter((tag) => !/\bmedia=["']?print/.test(tag))
    .map((tag) => /\bhref=["']?([^"'\s>]+)/.exec(tag)?.[1] ?? '')
  const css = (await Promise.all(sheets.map((href) => weigh(new URL(href, url).href)))).reduce(sum, NOTHING)
  return { html, css, stylesheets: sheets.length }
}

const NOTHING: Weight = { raw: 0, gzip: 0, brotli: 0 }

const sum = (a: Weight, b: Weight): Weight => ({
  raw: a.raw + b.raw,
  gzip: a.gzip + b.gzip,
  brotli: a.brotli + b.brotli,
})

const known = new Map<string, Promise<Weight>>()

/** Weighs a file of the release once: gzip as any server makes it, Brotli as it is served. */
export function weigh(url: string): Promise<Weight> {
  const weight = known.get(url) ?? weighOnce(url)
  known.set(url, weight)
  return weight
}

// A release is compressed quickly first, and as small as possible a moment later.
const deadline = performance.now() + 90_000
const ROUGHLY = 1.03

async function weighOnce(url: string): Promise<Weight> {
  const body = Buffer.from(await (await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })).arrayBuffer())
  const smallest = brotliCompressSync(body).length
  let brotli = await servedLength(url)
  while ((brotli === null || brotli > smallest * ROUGHLY) && performance.now() < deadline) {
    await setTimeout(1_000)
    brotli = await servedLength(url)
  }
  return { raw: body.length, gzip: gzipSync(body, { level: 9 }).length, brotli: brotli ?? body.length }
}

/** Bytes in which a file travels to a browser that takes Brotli; `null` when it is not served so. */
async function servedLength(url: string): Promise<number | null> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
  return headers.get('content-encoding') === 'br' ? Number(headers.get('content-length')) : null
}
