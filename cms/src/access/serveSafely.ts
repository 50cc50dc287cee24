/** Uploaded files are never run or sniffed as something else by a browser that opens them. */
export function serveSafely({ headers }: { headers: Headers }): Headers {
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Content-Security-Policy', "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox")
  return headers
}
