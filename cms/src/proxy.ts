import { guardNamed } from '@diwan/shared/browser/routeGuards'
import { COOKIE_PREFIX } from '@diwan/shared/spec/session'
import { NextResponse, type NextRequest } from 'next/server'

// Screens that a guest must reach. An API key or a bearer token opens no screen.
const OPEN = /^\/admin\/(?:login|second-factor|forgot|reset\/[^/]+|logout|logout-inactivity|verify\/[^/]+\/[^/]+)\/?$/

/**
 * Sends guests of the admin to sign-in before anything is rendered, with the address they wanted. Whether a token is still good
 * is judged where it is read; a visit without one needs no look.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  if (OPEN.test(pathname)) return NextResponse.next()
  const isSignedIn = request.cookies.has(`${COOKIE_PREFIX}-token`)
  const answer = guardNamed('auth')({ path: pathname + search, isSignedIn })
  return answer === true ? NextResponse.next() : NextResponse.redirect(new URL(answer, request.nextUrl.origin), 307)
}

export const config = { matcher: ['/admin', '/admin/:path*'] }
