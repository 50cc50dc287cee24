/** One header line. */
export type Header = readonly [name: string, value: string]

/** Headers of every answer of the public origin, whoever makes it. */
export const EVERY_ANSWER: readonly Header[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** From the CMS to the web server only: milliseconds for which too many strangers wait to sign in. */
export const CROWD_HEADER = 'diwan-crowd'

/** From a form of the admin to the CMS only: when the document that the form was built from was saved. */
export const BUILT_FROM_HEADER = 'diwan-built-from'

/** Sent where the public origin is https: browsers ignore it elsewhere. */
export const OVER_TLS: Header = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']

/** Policy of answers that are no pages: data, refusals, redirects. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'self'"

/** Policy of a page of one sentence: nothing but its own few styles. */
export const SENTENCE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/** Policy of published files that are opened by themselves: nothing in them runs, and they send nothing. */
const FILE_POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/** Pages and data are asked for again each time; what may be kept longer says so in `PATH_HEADERS`. */
export const ASK_AGAIN = 'public, max-age=0, must-revalidate'

/** What a release's files are, by the ending of their names. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
}

const FOR_EVER: Header = ['Cache-Control', 'public, max-age=31536000, immutable']

/** Headers of some paths of a release, on top of those of every answer; `*` stands for anything. */
export const PATH_HEADERS: readonly { path: string; headers: readonly Header[] }[] = [
  { path: '/_astro/*', headers: [FOR_EVER] },
  {
    path: '/media/*',
    // Pictures may be shown by other sites and in mails.
    headers: [FOR_EVER, ['Cross-Origin-Resource-Policy', 'cross-origin'], ['Content-Security-Policy', FILE_POLICY]],
  },
  { path: '/builds/meta/*', headers: [FOR_EVER] },
  { path: '/builds/latest.json', headers: [['Cache-Control', 'no-store']] },
]
