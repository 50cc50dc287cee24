import { isLoopback } from './isLoopback.ts'
import { isSameSecret } from './isSameSecret.ts'

interface Caller {
  authorization: string | null | undefined
  /** The address of the connection, and every one that proxies wrote down. */
  addresses: readonly string[]
  token: string | undefined
}

/** Figures of the system are for this machine and for who knows `METRICS_TOKEN`. */
export function mayReadMetrics({ addresses, authorization, token }: Caller): boolean {
  if (token && isSameSecret(authorization ?? '', `Bearer ${token}`)) return true
  return addresses.length > 0 && addresses.every(isLoopback)
}
