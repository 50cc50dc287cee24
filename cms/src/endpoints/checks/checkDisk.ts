import { access, constants, statfs } from 'node:fs/promises'
import { MIN_FREE_DISK_BYTES } from '@diwan/shared/spec/operations'
import { env } from '@/env'

/** Whether DATA_DIR can be written to and has room. */
export async function checkDisk(): Promise<{ ok: boolean; freeBytes?: number; message?: string }> {
  try {
    await access(env.DATA_DIR, constants.W_OK)
    const { bavail, bsize } = await statfs(env.DATA_DIR)
    const freeBytes = bavail * bsize
    if (freeBytes >= MIN_FREE_DISK_BYTES) return { ok: true, freeBytes }
    return { ok: false, freeBytes, message: 'The disk of DATA_DIR is nearly full. Make room on it.' }
  } catch {
    return { ok: false, message: 'DATA_DIR does not exist or cannot be written to. Check its owner and permissions.' }
  }
}
