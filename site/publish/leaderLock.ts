import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

const RETRY = 500

// A connection that nobody refers to is collected, and its lock with it.
const held = new Set<DatabaseSync>()

/**
 * Waits until this process is the only publisher of a folder. The operating system drops the lock with the process, however
 * it ends, so a second publisher takes over by itself.
 */
export async function becomeLeader(file: string, onWait: () => void, signal: AbortSignal): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true })
  for (let attempt = 0; ; attempt++) {
    const database = new DatabaseSync(file)
    try {
      database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
      held.add(database)
      return () => {
        held.delete(database)
        database.close()
      }
    } catch (error) {
      database.close()
      if (!String(error).includes('locked')) throw error
      if (attempt === 0) onWait()
      await setTimeout(RETRY, undefined, { signal })
    }
  }
}
