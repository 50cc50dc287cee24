import { cpSync, existsSync, statSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { UploadsBucket } from './bucketFiles.ts'
import { inStaging } from '../inStaging.ts'
import { sqliteFileOf } from '../start/settings.ts'
import { asStop } from '../start/stop.ts'
import { differencesOf, listFiles, MANIFEST, type Manifest } from './manifest.ts'
import { missingFiles, type NamedFiles } from './missingFiles.ts'
import { BackupFault, seal } from './Sealed.ts'
import { copySqlite } from './sqliteCopy.ts'
import { packed } from './tar.ts'

export interface BackupSource {
  dataDir: string
  /** Empty or `file:`: SQLite. */
  databaseUri: string
  /** Where uploads lie; without one they lie in the data folder. */
  bucket?: UploadsBucket | undefined
}

const isMongo = ({ databaseUri }: BackupSource) => databaseUri.startsWith('mongodb')

/** Holds the files of a folder by hard links: they cost nothing, and outlive a deletion of the original. */
async function hold(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, source.slice(from.length + 1))
    await mkdir(dirname(target), { recursive: true })
    await link(source, target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' || error.code === 'ENOENT') return
      await copyFile(source, target)
    })
  }
}

async function holdUploads({ bucket, dataDir }: BackupSource, to: string): Promise<void> {
  if (bucket) await (await import('./bucketFiles.ts')).fetchBucket(bucket, to)
  else await hold(join(dataDir, 'uploads'), to)
}

/**
 * Writes one file with the database, the uploads and the secrets, while the system runs; encrypted when there is a secret. Files are
 * held before and after the database is copied: every file that a row names is in it, or told as missing where it should lie.
 */
export async function takeBackup(
  source: BackupSource,
  file: string,
  secret?: string,
): Promise<Manifest & { uploads: NamedFiles }> {
  const { databaseUri, dataDir } = source
  const kept = isMongo(source) ? dataDir : sqliteFileOf(source)
  if (!existsSync(kept))
    throw new BackupFault(
      `There is no ${kept}, so there is nothing to keep. Set DATA_DIR or DATABASE_URI as the system has it.`,
    )
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new BackupFault(`${file} is a folder. Name the file that the backup is to be.`)
  // Two backups at once may have one name.
  const part = `${file}.${process.pid}.part`
  try {
    return await inStaging(dataDir, 'backup', async (staging) => {
      const uploads = () => holdUploads(source, join(staging, 'uploads'))
      await uploads()
      if (isMongo(source)) await (await import('./mongoCopy.ts')).dumpMongo(databaseUri, join(staging, 'mongodb'))
      else copySqlite(sqliteFileOf(source), join(staging, 'cms.sqlite'))
      await uploads()
      const secrets = join(dataDir, 'secrets.json')
      if (existsSync(secrets)) cpSync(secrets, join(staging, 'secrets.json'))
      const manifest: Manifest = {
        format: 1,
        madeAt: new Date().toISOString(),
        database: isMongo(source) ? 'mongodb' : 'sqlite',
        files: await listFiles(staging),
      }
      await writeFile(join(staging, MANIFEST), JSON.stringify(manifest))

      await mkdir(dirname(file), { recursive: true })
      const { done, stream } = packed(staging)
      await seal(stream, part, secret).catch((error: unknown) => {
        throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? asStop(error, dirname(file)) : error
      })
      const { wasTouched } = await done
      // A link to a file that another backup made, or an upload that was deleted, changes nothing of what the file holds.
      if (wasTouched && (await differencesOf(staging, manifest)).length > 0)
        throw new BackupFault('Files were changed while they were packed. Take the backup again.')
      // A file of this name is whole.
      await rename(part, file)
      return { ...manifest, uploads: await missingFiles(staging) }
    })
  } finally {
    await rm(part, { force: true })
  }
}

export const sizeOf = async (file: string): Promise<number> => (await stat(file)).size
