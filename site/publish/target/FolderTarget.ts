import { createHash } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { filesBelow } from '../filesBelow.ts'
import type { Target } from './Target.ts'

const TREES = ['tree-a', 'tree-b'] as const
const OWN = '.diwan/'
// In the idle tree while it equals the one that visitors see.
const IN_STEP = '.diwan/in-step'
const NEW = '.diwan/new'
const FILES_AT_ONCE = 500

/**
 * A folder that a web server shows through its link `current`: the copy is made in the tree that nobody sees, and one rename shows
 * all of it. Both trees hold hard links to the same contents.
 */
export class FolderTarget implements Target {
  readonly name: string
  readonly #folder: string
  #temporary = 0

  constructor(folder: string) {
    this.name = folder
    this.#folder = folder
  }

  async list(): Promise<Map<string, string>> {
    await this.#bringInStep()
    const listed = new Map<string, string>()
    for (const [root, prefix] of [
      [this.#idle(), ''],
      [join(this.#folder, '.diwan'), OWN],
    ] as const) {
      for (const [position, file] of filesBelow(root).entries()) {
        if (position % FILES_AT_ONCE === FILES_AT_ONCE - 1) await setImmediate()
        listed.set(`${prefix}${file}`, tagOf(join(root, file)))
      }
    }
    return listed
  }

  async read(key: string): Promise<Buffer | null> {
    try {
      return readFileSync(this.#fileOf(key))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async put(key: string, body: Uint8Array): Promise<string> {
    if (!key.startsWith(OWN)) this.#leaveStep()
    const file = this.#fileOf(key)
    const temporary = this.#write(body)
    mkdirSync(dirname(file), { recursive: true })
    renameSync(temporary, file)
    // Many small files in a row would keep everything else waiting.
    await setImmediate()
    return tagOf(file)
  }

  async create(key: string, body: Uint8Array): Promise<boolean> {
    const temporary = this.#write(body)
    try {
      const file = this.#fileOf(key)
      mkdirSync(dirname(file), { recursive: true })
      linkSync(temporary, file)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    } finally {
      rmSync(temporary, { force: true })
    }
  }

  async remove(keys: string[]): Promise<void> {
    if (keys.some((key) => !key.startsWith(OWN))) this.#leaveStep()
    for (const key of keys) rmSync(this.#fileOf(key), { force: true })
  }

  async show(paths: string[]): Promise<void> {
    const shown = this.#idle()
    const temporary = join(this.#folder, 'current.new')
    rmSync(temporary, { force: true })
    symlinkSync(shown.slice(this.#folder.length + 1), temporary)
    renameSync(temporary, join(this.#folder, 'current'))
    const idle = this.#idle()
    if (!existsSync(idle)) return this.#bringInStep()
    for (const [position, path] of paths.entries()) {
      if (position % FILES_AT_ONCE === FILES_AT_ONCE - 1) await setImmediate()
      relink(join(shown, path), join(idle, path))
    }
    this.#enterStep()
  }

  /** Makes the idle tree equal to the one that visitors see, unless it is known to be. */
  async #bringInStep(): Promise<void> {
    const idle = this.#idle()
    mkdirSync(join(this.#folder, OWN), { recursive: true })
    if (existsSync(idle) && existsSync(join(this.#folder, IN_STEP))) return
    const live = this.#live()
    rmSync(join(this.#folder, NEW), { recursive: true, force: true })
    rmSync(idle, { recursive: true, force: true })
    mkdirSync(idle, { recursive: true })
    for (const [position, file] of (live === null ? [] : filesBelow(live)).entries()) {
      if (position % FILES_AT_ONCE === FILES_AT_ONCE - 1) await setImmediate()
      relink(join(live as string, file), join(idle, file))
    }
    this.#enterStep()
  }

  #enterStep(): void {
    writeFileSync(join(this.#folder, IN_STEP), '')
  }

  #leaveStep(): void {
    rmSync(join(this.#folder, IN_STEP), { force: true })
  }

  #live(): string | null {
    try {
      const name = readlinkSync(join(this.#folder, 'current'))
      return TREES.some((tree) => tree === name) ? join(this.#folder, name) : null
    } catch {
      return null
    }
  }

  #idle(): string {
    return join(this.#folder, this.#live() === join(this.#folder, 'tree-a') ? 'tree-b' : 'tree-a')
  }

  #fileOf(key: string): string {
    return key.startsWith(OWN) ? join(this.#folder, key) : join(this.#idle(), key)
  }

  // Under another name first: nobody ever reads half a file.
  #write(body: Uint8Array): string {
    const folder = join(this.#folder, NEW)
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `${process.pid}-${this.#temporary++}`)
    writeFileSync(file, body)
    return file
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Changes whenever a file is written again; both trees' links to one content have the same. */
function tagOf(file: string): string {
  const { ino, mtimeMs, size } = statSync(file)
  return createHash('sha256').update(`${ino} ${mtimeMs} ${size}`).digest('hex').slice(0, 16)
}

/** Makes `target` what `source` is: a link to the same content, or nothing. */
function relink(source: string, target: string): void {
  rmSync(target, { force: true })
  if (!existsSync(source)) return
  mkdirSync(dirname(target), { recursive: true })
  linkSync(source, target)
}
