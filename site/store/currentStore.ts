import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ContentStore } from './ContentStore.ts'
import { shared } from './definitions.ts'
import { MemorySource } from './MemorySource.ts'
import { MirrorSource } from './MirrorSource.ts'
import { readFixture } from './readFixture.ts'

/** The process's store: the one that was put in use, else the mirror file that `MIRROR` names, else the committed fixture. */
export function currentStore(): ContentStore {
  shared.store ??= process.env.MIRROR ? mirrorStore(process.env.MIRROR) : fixtureStore()
  return shared.store
}

/** Makes a store the one that all queries of this process ask. */
export function setCurrentStore(store: ContentStore | null): void {
  shared.store = store
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
