import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ContentStore } from './ContentStore.ts'
import { shared } from './definitions.ts'
import { MemorySource } from './MemorySource.ts'
import { MirrorSource } from './MirrorSource.ts'
import { readFixture } from './readFixture.ts'

/**
 * The store that queries ask: the one of the overlay this runs in, else the process's own, which is the one that was put in use,
 * the mirror file that `MIRROR` names, or the committed fixture.
 */
export function currentStore(): ContentStore {
  const overlay = shared.overlays.getStore()
  if (overlay !== undefined) return overlay
  shared.store ??= process.env.MIRROR ? mirrorStore(process.env.MIRROR) : fixtureStore()
  return shared.store
}

/** Makes a store the one that all queries of this process ask. */
export function setCurrentStore(store: ContentStore | null): void {
  shared.store = store
}

/** Lets queries ask another store while `run` lasts, however it waits in between; everything outside asks its own as before. */
export function withStore<T>(store: ContentStore, run: () => Promise<T>): Promise<T> {
  return shared.overlays.run(store, run)
}

function mirrorStore(file: string): ContentStore {
  if (!existsSync(file))
    throw new Error(`MIRROR names ${file}, which does not exist. Start the publisher once, or unset MIRROR.`)
  const source = new MirrorSource(file)
  return new ContentStore(source, source.now ?? Date.now())
}

function fixtureStore(): ContentStore {
  const file = ['fixtures/mirror.jsonl', 'site/fixtures/mirror.jsonl'].map((path) => resolve(path)).find(existsSync)
  return new ContentStore(new MemorySource(file === undefined ? [] : readFixture(file)), Date.now())
}
