import { SECOND } from '@diwan/shared/lib/time'
import { env } from '@/env'

const PATIENCE = 3 * SECOND

/** The HTML that visitors see at a path now; `undefined` when it cannot be had. */
export async function fetchReleasedPage(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${env.WEB_ORIGIN}${path}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
    const isPage = response.ok && (response.headers.get('Content-Type') ?? '').startsWith('text/html')
    return isPage ? await response.text() : undefined
  } catch {
    return undefined
  }
}
