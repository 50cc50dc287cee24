import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY } from '@diwan/shared/lib/time'
import { expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '../filesBelow.ts'
import { CHANGED, SITE, aFollower, aLocal, copyToTarget, sorted } from '../testing/copyToTarget.ts'
import type { Files } from '../testing/localReleases.ts'
import { temporaryFolder } from '../testing/startPublisher.ts'
import { FolderTarget } from './FolderTarget.ts'

const shown = (folder: string): Files => {
  const root = join(folder, 'current/')
  const files = filesBelow(root.slice(0, -1))
  return sorted(Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))
}

test('a folder shows one whole release or the next one, and both of its trees follow', async () => {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  const local = aLocal()
  const first = local.release(SITE)
  const target = new FolderTarget(folder)
  const follower = aFollower(local, { target })
  follower.follow()
  await follower.settled()
  expect(shown(folder)).toEqual(sorted(first))

  for (const files of [CHANGED, SITE, { ...SITE, 'index.html': 'home again' }]) {
    const released = local.release(files)
    follower.follow()
    await follower.settled()
    expect(shown(folder)).toEqual(sorted(released))
  }
})

test(
  'a folder that was left at any step shows a whole release, and the next start completes the newest',
  { timeout: 60_000 },
  async () => {
    for (let killedAt = 1, isOver = false; !isOver; killedAt++) {
      const { folder, remove } = temporaryFolder()
      onTestFinished(remove)
      const local = aLocal()
      const before = local.release(SITE)
      await copyToTarget(local, { target: new FolderTarget(folder) })
      const released = local.release(CHANGED)
      let writes = 0
      const dying = aFollower(local, {
        target: new FolderTarget(folder),
        retries: [DAY],
        lead: {
          epoch: 0,
          isHeld: true,
          check: () => {
            if (++writes >= killedAt) throw new Error('killed')
          },
        },
      })
      dying.follow()
      await expect.poll(() => dying.status().state).not.toBe('copying')
      isOver = dying.status().state === 'current'
      await dying.stop()
      if (!isOver) expect([sorted(before), sorted(released)]).toContainEqual(shown(folder))

      await copyToTarget(local, { target: new FolderTarget(folder) })

      expect(shown(folder), `killed at write ${killedAt}`).toEqual(sorted(released))
    }
  },
)
