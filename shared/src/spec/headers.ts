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

/** Sent where the public origin is https: browsers ignore it elsewhere. */
export const OVER_TLS: Header = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']

/** Policy of answers that are no pages: data, refusals, redirects. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'self'"

/** Policy of a page of one sentence: nothing but its own few styles. */
export const SENTENCE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/** Policy of published files that are opened by themselves: nothing in them runs. */
export const FILE_POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'"

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
