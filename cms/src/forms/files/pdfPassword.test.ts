import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { judgePdf } from './pdf'

const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`
const encrypted = (dictionary: string, id = '') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<<>>endobj\n7 0 obj\n<< /Filter /Standard ${dictionary} >>\nendobj\ntrailer << /Encrypt 7 0 R ${id} >>\n%%EOF`,
    'latin1',
  )
/** Revision 5, with the digest of a password. */
const revision5 = (password: string) => {
  const salt = Buffer.from('saltsalt')
  const digest = createHash('sha256').update(password).update(salt).digest()
  return encrypted(`/V 5 /R 5 /O ${hex(Buffer.alloc(48))} /U ${hex(Buffer.concat([digest, salt, Buffer.alloc(8)]))}`)
}

test('a PDF that needs a password says so', async () => {
  expect(await judgePdf(revision5('secret'))).toEqual({ fault: 'cvPassword' })
  const unknown = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer << /Encrypt 9 0 R >>\n%%EOF')
  expect(await judgePdf(unknown)).toEqual({ fault: 'cvPassword' })
})

test('a PDF that only forbids printing opens for everybody, and is taken', async () => {
  expect(await judgePdf(revision5(''))).toEqual({ type: 'pdf' })
})

test('a PDF of revision 6 is read with as many rounds as its bytes ask for', async () => {
  // Made by qpdf for an empty password. The first two end with the largest last byte that ends a round: its number less 32.
  const made = [
    '670cf2579881e0f24a2acfa66c02c4686984ee25a188cdd39ad4d700d04a46ba20979b08d04a1f361b49b22944856980',
    '3492e4c8695d816c19305b458a3090f5c1c28b1fa2214913ce4409ee28fceb5a71963869de4668d7fa1371545bffb917',
    '4b99f212109a70abef8de1c7f200d3a98ea3460a3254317146e33e307fc023ee7ab02e9586e11069291e86c9307aead7',
  ]
  const ofRevision6 = (u: string) => encrypted(`/V 5 /R 6 /O ${hex(Buffer.alloc(48))} /U <${u}>`)
  for (const u of made) expect(await judgePdf(ofRevision6(u))).toEqual({ type: 'pdf' })
  for (const u of made) expect(await judgePdf(ofRevision6(`ff${u.slice(2)}`))).toEqual({ fault: 'cvPassword' })
})

test('a PDF of an older revision is read by its own rules', async () => {
  const o = '<' + '00'.repeat(32) + '>'
  const id = '/ID [<31323334> <31323334>]'
  const u = userKey(3, Buffer.alloc(32), -4, Buffer.from('1234'))
  expect(await judgePdf(encrypted(`/V 2 /R 3 /Length 128 /P -4 /O ${o} /U ${hex(u)}`, id))).toEqual({ type: 'pdf' })
  expect(await judgePdf(encrypted(`/V 2 /R 3 /Length 128 /P -5 /O ${o} /U ${hex(u)}`, id))).toEqual({
    fault: 'cvPassword',
  })
})

test('a filter that names a length of its own does not shorten the key', async () => {
  const u = userKey(3, Buffer.alloc(32), -4, Buffer.from('1234'))
  const filters = '/CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF'
  const o = `<${'00'.repeat(32)}>`
  const dictionary = `${filters} /Length 128 /V 4 /R 4 /P -4 /O ${o} /U ${hex(u)}`
  expect(await judgePdf(encrypted(dictionary, '/ID [<31323334> <31323334>]'))).toEqual({ type: 'pdf' })
})

test('the word in a text of the document is only a word', async () => {
  const text = Buffer.from('%PDF-1.7\n1 0 obj<<>>stream\nabout /Encrypt 7 0 R\nendstream endobj\ntrailer<<>>\n%%EOF')
  expect(await judgePdf(text)).toEqual({ type: 'pdf' })
})

test('a file that was written to be slow is judged at once', async () => {
  const evil = [
    `stream ${'/Encrypt 7 0 R '.repeat(300_000)}`,
    `/Encrypt ${'1'.repeat(4_000_000)}`,
    `1${' '.repeat(4_000_000)}`,
  ]
  for (const content of evil)
    expect(await judgePdf(Buffer.from(`%PDF-1.7\n${content}\n%%EOF`))).toEqual({ type: 'pdf' })
})

// The other direction of ISO 32000-1, algorithms 2 and 5, for an empty password.
function userKey(revision: 3, o: Buffer, permissions: number, id: Buffer): Buffer {
  const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
  const p = Buffer.alloc(4)
  p.writeInt32LE(permissions)
  const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
  let key = md5(padding, o, p, id)
  for (let pass = 0; pass < 50; pass++) key = md5(key)
  let value: Buffer = md5(padding, id)
  for (let round = 0; round < 20 && revision === 3; round++) value = rc4(Buffer.from(key.map((b) => b ^ round)), value)
  return Buffer.concat([value, Buffer.alloc(16)])
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const s = [...Array(256).keys()]
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + s[i]! + key[i % key.length]!) % 256
    ;[s[i], s[j]] = [s[j]!, s[i]!]
  }
  let i = 0
  let j = 0
  return Buffer.from(
    [...data].map((byte) => {
      i = (i + 1) % 256
      j = (j + s[i]!) % 256
      ;[s[i], s[j]] = [s[j]!, s[i]!]
      return byte ^ s[(s[i]! + s[j]!) % 256]!
    }),
  )
}
