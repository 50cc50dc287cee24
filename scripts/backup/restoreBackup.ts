import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inStaging } from '../inStaging.ts'
import { UNFINISHED, unfinishedIn } from '../start/checks.ts'
import { alone } from '../start/leftovers.ts'
import { sqliteFileOf } from '../start/settings.ts'
import { differencesOf, MANIFEST, type Manifest } from './manifest.ts'
import { BackupFault } from './Sealed.ts'
import { checkSqlite } from './sqliteCopy.ts'
import type { BackupSource } from './takeBackup.ts'
import { unpack } from './tar.ts'

const MOVED = ['uploads', 'secrets.json'] as const
/** Made again from the database; what is left of them would tell of another past. */
const DERIVED = ['publish', 'site', 'stamps']

/** Puts a file or a folder elsewhere, on another disk too. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const part = `${to}.part`
    await rm(part, { recursive: true, force: true })
    await cp(from, part, { recursive: true, preserveTimestamps: true })
    // Under this name all of it is there.
    await rename(part, to)
    await rm(from, { recursive: true })
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const manifest = await readFile(join(folder, MANIFEST), 'utf8').then(
    (text) => JSON.parse(text) as Manifest,
    () => null,
  )
  if (manifest?.format !== 1) throw new BackupFault('This is not a backup of this system, or of a newer version of it.')
  return manifest
}

/**
 * Puts a backup in the place of what is there. Everything is unpacked and compared with the manifest first; what was there is moved
 * aside, not deleted. Answers where to. What breaks off in between keeps the system from starting.
 */
export async function restoreBackup(
  target: BackupSource,
  file: string,
  secret?: string,
): Promise<{ aside: string; manifest: Manifest }> {
  const { dataDir } = target
  if (!existsSync(file)) throw new BackupFault(`There is no ${file}. Name a backup: npm run restore -- FILE`)
  await mkdir(dataDir, { recursive: true, mode: 0o750 })
  return alone(dataDir, 'restore', () =>
    inStaging(dataDir, 'restore', (fresh) => replaceAll(target, file, secret, fresh)),
  )
}

const timeNow = () => new Date().toISOString().replace(/\W/g, '').slice(0, 15)

async function replaceAll(target: BackupSource, file: string, secret: string | undefined, fresh: string) {
  const { bucket, databaseUri, dataDir } = target
  const isMongo = databaseUri.startsWith('mongodb')
  await unpack(file, fresh, secret)
  const manifest = await readManifest(fresh)
  const wrong = await differencesOf(fresh, manifest)
  if (wrong.length > 0) throw new BackupFault(`The backup is not whole: ${wrong.slice(0, 5).join(', ')}.`)
  if (isMongo !== (manifest.database === 'mongodb')) {
    throw new BackupFault(`The backup holds ${manifest.database}; DATABASE_URI names another kind of database.`)
  }

  // Of another machine, too: it would go on writing into what is replaced under it.
  if (isMongo && (await (await import('./mongoCopy.ts')).isServed(databaseUri)))
    throw new BackupFault('A CMS is at work on this database. Stop every one of them, then restore.')

  // Of a restore that is run again, the first one has set aside what there was.
  const aside = unfinishedIn(dataDir)?.aside ?? join(dataDir, `before-restore-${timeNow()}`)
  await mkdir(aside, { recursive: true })
  const isAside = (name: string) => existsSync(join(aside, name))
  const setAside = async (path: string, name: string) => {
    // What is in the place of it is of the one that broke off.
    if (isAside(name)) await rm(path, { recursive: true, force: true })
    else if (existsSync(path)) await move(path, join(aside, name))
  }
  const begin = async () => {
    const note = join(dataDir, UNFINISHED)
    // Half a note would keep everybody from going on.
    await writeFile(`${note}.new`, JSON.stringify({ file, aside }), { flush: true })
    await rename(`${note}.new`, note)
  }
  if (isMongo) {
    const { dumpMongo, loadMongo } = await import('./mongoCopy.ts')
    const before = join(aside, 'mongodb')
    // Once there is a note, it is whole.
    if (!unfinishedIn(dataDir) || !existsSync(before)) await dumpMongo(databaseUri, before)
    await loadMongo(databaseUri, join(fresh, 'mongodb'), begin)
  } else {
    checkSqlite(join(fresh, 'cms.sqlite'))
    await begin()
    const database = sqliteFileOf(target)
    const isBefore = !isAside('cms.sqlite')
    // The database comes last: with it, all that belongs to it is there.
    for (const suffix of ['-wal', '-shm', '']) {
      if (isBefore) await setAside(`${database}${suffix}`, `cms.sqlite${suffix}`)
      else await rm(`${database}${suffix}`, { force: true })
    }
    await mkdir(dirname(database), { recursive: true, mode: 0o750 })
    await move(join(fresh, 'cms.sqlite'), database)
  }
  if (bucket && existsSync(join(fresh, 'uploads'))) {
    await (await import('./bucketFiles.ts')).fillBucket(bucket, join(fresh, 'uploads'))
  }
  for (const name of MOVED) {
    // With a bucket too: what the CMS no longer looks at would outlive every erasure there.
    await setAside(join(dataDir, name), name)
    if (bucket && name === 'uploads') continue
    if (existsSync(join(fresh, name))) await move(join(fresh, name), join(dataDir, name))
  }
  for (const name of DERIVED) await rm(join(dataDir, name), { recursive: true, force: true })
  await rm(join(dataDir, UNFINISHED))
  return { aside, manifest }
}
