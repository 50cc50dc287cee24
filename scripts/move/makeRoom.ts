import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkRoom } from '../start/checks.ts'
import { Stop } from '../start/stop.ts'

/**
 * The folder of a database that is to be, which can be written and has room. SQLite makes no folder, and of a disk that fills up in the
 * middle it says no more than that a reference is broken.
 */
export function makeRoom(file: string): void {
  const folder = dirname(file)
  checkRoom(existingFolderOf(file))
  try {
    mkdirSync(folder, { recursive: true, mode: 0o750 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Stop(`${folder} cannot be written (${code}). Name a file in a folder that your user can write.`)
  }
}

/** The folder of a file, or the nearest above it that is there. */
function existingFolderOf(path: string): string {
  const folder = dirname(path)
  return existsSync(folder) ? folder : existingFolderOf(folder)
}
