import { type FileHandle, open, rm } from 'node:fs/promises'

/** Overwrites a file and removes it; of one that has another name yet, only this name goes. A file that is not there is wiped already. */
export async function wipeFile(path: string): Promise<void> {
  const file = await open(path, 'r+').catch(() => undefined)
  if (file) {
    try {
      const { nlink, size } = await file.stat()
      if (nlink === 1) await overwrite(file, size)
    } finally {
      await file.close()
    }
  }
  await rm(path, { force: true })
}

async function overwrite(file: FileHandle, size: number): Promise<void> {
  const zeros = Buffer.alloc(Math.min(size, 1 << 20))
  for (let at = 0; at < size; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, size - at), at)
  await file.sync()
}
