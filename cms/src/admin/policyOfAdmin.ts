/** The content security policy of the admin's screens: scripts need this answer's nonce. `next dev` runs its own by eval. */
export function policyOfAdmin(nonce: string, isProduction: boolean): string {
  return [
    "default-src 'self'",
    isProduction ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
    // Payload and its editor set styles on elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    isProduction ? "connect-src 'self'" : "connect-src 'self' ws: wss:",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
