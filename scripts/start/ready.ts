import { SECOND } from '@diwan/shared/lib/time'

/** Asks an address until it answers as wanted; `false` when the time is over. */
export async function waitFor(
  url: string,
  { within, isReady = (answer: Response) => answer.ok }: { within: number; isReady?: (answer: Response) => boolean },
): Promise<boolean> {
  const until = performance.now() + within
  while (performance.now() < until) {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10 * SECOND) }).catch(() => null)
    await answer?.body?.cancel()
    if (answer && isReady(answer)) return true
    await new Promise((done) => setTimeout(done, 250))
  }
  return false
}
