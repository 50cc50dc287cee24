import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

// magic | salt | iv | AES-256-GCM ciphertext | tag. The tag comes last, because the length is not known before.
const MAGIC = Buffer.from('DIWANBK1')
const SALT_BYTES = 16
const IV_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = MAGIC.length + SALT_BYTES + IV_BYTES

/** What is wrong with a backup, in words for whoever restores it. */
export class BackupFault extends Error {}

const keyOf = (secret: string, salt: Buffer) => scryptSync(secret, salt, 32, { N: 2 ** 15, maxmem: 64 * 1024 * 1024 })

/** Writes a stream into a file, encrypted when there is a secret. */
export async function seal(source: Readable, file: string, secret: string | undefined): Promise<void> {
  const target = createWriteStream(file, { mode: 0o600, flush: true })
  if (!secret) return pipeline(source, target)
  const salt = randomBytes(SALT_BYTES)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt), iv)
  target.write(Buffer.concat([MAGIC, salt, iv]))
  await pipeline(
    source,
    cipher,
    async function* (parts) {
      yield* parts
      yield cipher.getAuthTag()
    },
    target,
  )
}

/** Whether a file was encrypted by `seal`. */
async function isSealed(file: string): Promise<boolean> {
  const head = await readAt(file, 0, MAGIC.length)
  return head.equals(MAGIC)
}

/** Reads what `seal` wrote. Throws at the end when a byte was changed: use nothing of it before this returns. */
export async function unseal(file: string, target: Writable, secret: string | undefined): Promise<void> {
  if (!(await isSealed(file))) return pipeline(createReadStream(file), target)
  if (!secret) throw new BackupFault(`${file} is encrypted. Set BACKUP_KEY to the key it was made with.`)
  const { size } = await stat(file)
  if (size < HEAD_BYTES + TAG_BYTES) throw new BackupFault(`${file} is not whole.`)
  const head = await readAt(file, 0, HEAD_BYTES)
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, salt), head.subarray(MAGIC.length + SALT_BYTES))
  decipher.setAuthTag(await readAt(file, size - TAG_BYTES, TAG_BYTES))
  const end = size - TAG_BYTES - 1
  const cipherText = end < HEAD_BYTES ? [] : createReadStream(file, { start: HEAD_BYTES, end })
  try {
    await pipeline(cipherText, decipher, target)
  } catch (error) {
    if (!/authenticate|premature|EPIPE/i.test(String(error))) throw error
    throw new BackupFault(`${file} cannot be opened: the key is another one, or the file was damaged.`)
  }
}

async function readAt(file: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
