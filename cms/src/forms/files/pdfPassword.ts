import { createCipheriv, createHash } from 'node:crypto'

// ISO 32000-2, 7.6.4: the standard security handler. A PDF may be encrypted only to forbid printing or editing: its user
// password is empty then, and every reader opens it. That is no protected CV.
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const PASSES = 50
const RC4_ROUNDS = 20

/** Whether a PDF's encryption lets anybody in. What cannot be understood counts as locked. */
export function opensWithEmptyPassword(bytes: Buffer, text: string, found: RegExpExecArray): boolean {
  const dictionary = dictionaryOf(bytes, text, found)
  if (!dictionary) return false
  const { revision, u, o } = dictionary
  if (revision >= 5) return matchesHash(u, revision)
  return matchesRc4(dictionary, o, u, idOf(bytes, text))
}

interface Encryption {
  revision: number
  permissions: number
  keyBytes: number
  encryptsMetadata: boolean
  o: Buffer
  u: Buffer
}

function dictionaryOf(bytes: Buffer, text: string, found: RegExpExecArray): Encryption | undefined {
  const [, number, generation] = found
  const start =
    number === undefined
      ? found.index
      : text.search(new RegExp(`(?:^|[\\r\\n\\s])${number}\\s+${generation}\\s+obj\\b`))
  if (start < 0) return undefined
  const end = number === undefined ? start + 4_096 : text.indexOf('endobj', start)
  const part = text.slice(start, end < 0 ? start + 4_096 : end)
  if (!/\/Filter\s*\/Standard\b/.test(part)) return undefined
  const numberOf = (name: string, otherwise: number) =>
    Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(part)?.[1] ?? otherwise)
  const o = stringOf(bytes, part, start, 'O')
  const u = stringOf(bytes, part, start, 'U')
  if (!o || !u) return undefined
  const revision = numberOf('R', 0)
  return {
    revision,
    permissions: numberOf('P', 0),
    keyBytes: keyBytesOf(revision, numberOf('V', 0), numberOf('Length', 40)),
    encryptsMetadata: !/\/EncryptMetadata\s+false/.test(part),
    o,
    u,
  }
}

// With crypt filters (version 4) the key has 128 bits, and the first length that stands there is a filter's own.
function keyBytesOf(revision: number, version: number, bits: number): number {
  if (revision === 2) return 5
  return version === 4 ? 16 : Math.min(16, Math.max(5, bits / 8))
}

/** A PDF string after a name: `(…)` with its escapes, or `<hex>`. */
function stringOf(bytes: Buffer, part: string, offset: number, name: string): Buffer | undefined {
  const found = new RegExp(`/${name}\\s*([(<])`).exec(part)
  if (!found) return undefined
  const from = found.index + found[0].length
  if (found[1] === '<') return Buffer.from(part.slice(from, part.indexOf('>', from)).replace(/\s/g, ''), 'hex')
  const content: number[] = []
  let depth = 1
  for (let at = offset + from; at < bytes.length; at++) {
    let byte = bytes[at] ?? 0
    if (byte === 0x5c) {
      const octal = /^[0-7]{1,3}/.exec(bytes.toString('latin1', at + 1, at + 4))?.[0]
      const escaped = bytes[at + 1] ?? 0
      at += octal?.length ?? 1
      if (!octal && (escaped === 10 || escaped === 13)) continue
      byte = octal ? Number.parseInt(octal, 8) & 0xff : (ESCAPES[String.fromCharCode(escaped)] ?? escaped)
      content.push(byte)
      continue
    }
    if (byte === 0x28) depth++
    if (byte === 0x29 && --depth === 0) break
    content.push(byte)
  }
  return Buffer.from(content)
}

const ESCAPES: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

function idOf(bytes: Buffer, text: string): Buffer {
  const at = text.search(/\/ID\s*\[/)
  if (at < 0) return Buffer.alloc(0)
  // As `stringOf` reads it: `/ID [` is a name in front of the first string.
  const part = text.slice(at, at + 512).replace(/\/ID(\s*)\[/, (all, space: string) => `/ID${space} `)
  return stringOf(bytes, part, at, 'ID') ?? Buffer.alloc(0)
}

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

function matchesRc4(dictionary: Encryption, o: Buffer, u: Buffer, id: Buffer): boolean {
  const { revision, permissions, keyBytes, encryptsMetadata } = dictionary
  const p = Buffer.alloc(4)
  p.writeInt32LE(permissions | 0)
  const open = revision >= 4 && !encryptsMetadata ? Buffer.from([255, 255, 255, 255]) : Buffer.alloc(0)
  let key = md5(PADDING, o.subarray(0, 32), p, id, open)
  if (revision >= 3) for (let pass = 0; pass < PASSES; pass++) key = md5(key.subarray(0, keyBytes))
  key = key.subarray(0, keyBytes)
  if (revision === 2) return rc4(key, PADDING).equals(u.subarray(0, 32))
  let value: Buffer = md5(PADDING, id)
  for (let round = 0; round < RC4_ROUNDS; round++)
    value = rc4(
      Uint8Array.from(key, (byte) => byte ^ round),
      value,
    )
  return value.equals(u.subarray(0, 16))
}

// Node's OpenSSL no longer has it.
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    ;[state[i], state[j]] = [state[j] ?? 0, state[i] ?? 0]
  }
  let i = 0
  let j = 0
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255
      j = (j + (state[i] ?? 0)) & 255
      ;[state[i], state[j]] = [state[j] ?? 0, state[i] ?? 0]
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0)
    }),
  )
}

/** Revisions 5 and 6: the first 32 bytes of U are the digest of the password and the salt behind them. */
function matchesHash(u: Buffer, revision: number): boolean {
  const salt = u.subarray(32, 40)
  const digest = createHash('sha256').update(salt).digest()
  return (revision === 5 ? digest : harden(digest)).equals(u.subarray(0, 32))
}

// Algorithm 2.B for an empty password.
function harden(first: Buffer): Buffer {
  let key = first
  for (let rounds = 1; ; rounds++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const block = Buffer.concat(Array.from({ length: 64 }, () => key))
    const encrypted = Buffer.concat([cipher.update(block), cipher.final()])
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = createHash(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256')
      .update(encrypted)
      .digest()
    if (rounds >= 64 && (encrypted.at(-1) ?? 0) <= rounds - 32) return key.subarray(0, 32)
  }
}
