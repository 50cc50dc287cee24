import { guardNamed } from '@diwan/shared/browser/routeGuards'
import { COOKIE_PREFIX } from '@diwan/shared/spec/session'
import { policyOfAdmin } from '@/admin/policyOfAdmin'
import { NextResponse, type NextRequest } from 'next/server'

// Screens that a guest must reach. An API key or a bearer token opens no screen.
const OPEN = /^\/admin\/(?:login|second-factor|forgot|reset\/[^/]+|logout|logout-inactivity|verify\/[^/]+\/[^/]+)\/?$/

/**
 * Sends guests of the admin to sign-in before anything is rendered, with the address they wanted. Whether a token is still good
 * is judged where it is read; a visit without one needs no look.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  if (OPEN.test(pathname)) return withPolicy(request)
  const isSignedIn = request.cookies.has(`${COOKIE_PREFIX}-token`)
  const answer = guardNamed('auth')({ path: pathname + search, isSignedIn })
  if (answer === true) return withPolicy(request)
  // Whoever signs in is to find what was asked for, whatever keeps answers on the way.
  const headers = { 'Cache-Control': 'no-store' }
  return NextResponse.redirect(new URL(answer, request.nextUrl.origin), { status: 307, headers })
}

/** Next puts the nonce of the policy that it finds on the request into the scripts it writes. */
function withPolicy(request: NextRequest): NextResponse {
  const policy = policyOfAdmin(crypto.randomUUID().replaceAll('-', ''), process.env.NODE_ENV === 'production')
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const answer = NextResponse.next({ request: { headers } })
  answer.headers.set('Content-Security-Policy', policy)
  return answer
}

export const config = { matcher: ['/admin', '/admin/:path*'] }
