import { onTestFinished } from 'vitest'
import type { FakeCms } from './fakeCms.ts'
import { startPublisher, temporaryFolder } from './startPublisher.ts'

export type Started = Awaited<ReturnType<typeof startPublisher>>

/** A folder that is removed when the test has finished. */
export function folderForTest(): string {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  return folder
}

/** A publisher that stops when the test has finished, unless the test stops it. */
export async function startForTest(
  cms: FakeCms,
  options: Omit<Parameters<typeof startPublisher>[0], 'cms'> = {},
): Promise<Started> {
  const { dataDir = folderForTest() } = options
  const started = await startPublisher({ cms, ...options, dataDir })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= started.stop())
  onTestFinished(stop)
  return { ...started, stop }
}
