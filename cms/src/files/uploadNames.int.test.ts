import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { test } from '../../tests/test'

const aPicture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#0f4c5c' } })
const aDrawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>')
const aPdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nxref\n0 1\ntrailer<<>>\n%%EOF')
const aDocument = Buffer.from(zipSync({ 'word/document.xml': strToU8('<w:document/>') }))
const alt = { alt: 'A picture' }
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

interface Stored {
  id: string
  filename: string
  mimeType: string
  originalName?: string
  width?: number
  height?: number
  filesize?: number
  url?: string
  sizes?: { small: { filename: string } }
  updatedAt: string
}

/** Sends a file as the control panel does. */
async function send(api: Api, path: string, method: string, name: string, bytes: Buffer, type: string, data: object) {
  const body = new FormData()
  body.set('_payload', JSON.stringify(data))
  body.set('file', new File([new Uint8Array(bytes)], name, { type }))
  const response = await api.fetch(path, { method, body, headers: await api.as('editor') })
  expect(response.ok, name).toBe(true)
  return ((await response.json()) as { doc: Stored }).doc
}

const upload = (api: Api, name: string, bytes: Buffer, type: string) =>
  send(api, '/api/media', 'POST', name, bytes, type, alt)

test('a public file is stored under a name of Latin letters that ends in what it is', async ({ api }) => {
  const [webp, avif, jpeg] = [
    await aPicture.clone().webp().toBuffer(),
    await aPicture.clone().avif().toBuffer(),
    await aPicture.clone().jpeg().toBuffer(),
  ]
  const sent = [
    ['logo.svg', aDrawing, 'image/svg+xml', 'logo.svg'],
    ['شعار.svg', aDrawing, 'image/svg+xml', 'shaar.svg'],
    ['“!”.svg', aDrawing, 'image/svg+xml', 'file.svg'],
    ['Company profile.pdf', aPdf, 'application/pdf', 'company-profile.pdf'],
    ['report.v2.final.pdf', aPdf, 'application/pdf', 'report-v2-final.pdf'],
    ['../../ملف الشركة.pdf', aPdf, 'application/pdf', 'mlf-alshrkh.pdf'],
    ['office.webp', webp, 'image/webp', 'office.webp'],
    ['office.avif', avif, 'image/avif', 'office.avif'],
    ['Office_1.JPEG', jpeg, 'image/jpeg', 'office-1.jpeg'],
    ['AUX.jpeg', jpeg, 'image/jpeg', 'file-aux.jpeg'],
    ['no ending', jpeg, 'image/jpeg', 'no-ending.jpeg'],
    [`${'long '.repeat(80)}.jpeg`, jpeg, 'image/jpeg', expect.stringMatching(/^(?:long-){1,16}long\.jpeg$/)],
  ] as const

  for (const [name, bytes, type, filename] of sent)
    expect(await upload(api, name, bytes, type), name).toMatchObject({ filename, mimeType: type })
})

test('a name that is taken gets a number before its ending, and a picture’s sizes end in what they are', async ({
  api,
}) => {
  const png = await aPicture.clone().png().toBuffer()
  const first = await upload(api, 'فريق العمل.png', png, 'image/png')
  const second = await upload(api, 'فريق العمل.png', png, 'image/png')
  const replaced = await send(api, `/api/media/${first.id}`, 'PATCH', 'team 2.png', png, 'image/png', alt)

  expect(first).toMatchObject({
    filename: 'fryq-alaml.png',
    sizes: { small: { filename: 'fryq-alaml-480x320.webp' } },
  })
  expect(second.filename).toBe('fryq-alaml-1.png')
  expect(replaced).toMatchObject({ filename: 'team-2.png', sizes: { small: { filename: 'team-2-480x320.webp' } } })
})

test('a photograph from a telephone held upright is stored upright, with the measures it is shown in', async ({
  api,
}) => {
  const lying = await aPicture.clone().resize(900, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer()

  const stored = await upload(api, 'Portrait.jpg', lying, 'image/jpeg')

  expect(stored).toMatchObject({ width: 600, height: 900, sizes: { small: { filename: 'portrait-480x720.webp' } } })
  const file = await api.fetch(`/api/media/file/${stored.filename}`, { headers: await api.as('editor') })
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.byteLength).toBe(stored.filesize)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 600, height: 900 })
})

test.for([
  ['jpeg', 'image/jpeg'],
  ['avif', 'image/avif'],
  ['jpeg', 'image/jpg'],
  ['jpeg', 'application/octet-stream'],
] as const)('visitors cannot read in a picture where it was taken: %s, sent as %s', async ([format, type], { api }) => {
  const where = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '24/1 45/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '46/1 38/1 0/1',
  }
  const taken = await aPicture.clone().withExif({ IFD3: where }).toFormat(format).toBuffer()

  const stored = await upload(api, `Riyadh.${format}`, taken, type)

  const file = await api.fetch(`/api/media/file/${stored.filename}`, { headers: await api.as('editor') })
  expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).exif).toBeUndefined()
})

test.for([
  ['media', alt],
  ['files', { kind: 'report' }],
] as const)('what a file is its bytes tell, and nobody else: %s', async ([slug, data], { api }) => {
  const said = { mimeType: 'text/html', filesize: 1, width: 1, height: 1, thumbnailURL: 'https://elsewhere.example/' }
  const png = await aPicture.clone().png().toBuffer()

  const first = await send(api, `/api/${slug}`, 'POST', 'one.png', png, 'image/png', { ...data, ...said })
  const answer = await api.fetch(`/api/${slug}/${first.id}`, {
    method: 'PATCH',
    headers: { ...(await api.as('editor')), 'Content-Type': 'application/json' },
    body: JSON.stringify(said),
  })

  const { doc } = (await answer.json()) as { doc: Stored }
  expect(first).toMatchObject({ mimeType: 'image/png', filesize: png.byteLength })
  expect({ ...doc, updatedAt: first.updatedAt }).toEqual(first)
  const pdf = await send(api, `/api/${slug}/${first.id}`, 'PATCH', 'one.pdf', aPdf, 'application/pdf', said)
  expect(pdf).toMatchObject({ mimeType: 'application/pdf', filesize: aPdf.byteLength })
})

test('a private file keeps the name that its sender gave it, and the ending of that', async ({ api }) => {
  for (const [name, bytes, type, ending] of [
    ['تقرير السوق 2.1.pdf', aPdf, 'application/pdf', 'pdf'],
    ['Market report.docx', aDocument, DOCX, 'docx'],
  ] as const) {
    const file = await send(api, '/api/files', 'POST', name, bytes, type, { kind: 'report' })

    expect(file.originalName).toBe(name)
    expect(file.filename).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${ending}$`))
  }
})

test('why a file is not taken is said in words of whoever sends it', async ({ api }) => {
  const refuse = async (name: string, bytes: Buffer, type: string, language: 'en' | 'ar') => {
    const body = new FormData()
    body.set('_payload', JSON.stringify(alt))
    body.set('file', new File([new Uint8Array(bytes)], name, { type }))
    const headers = { ...(await api.as('editor')), 'Accept-Language': language }
    const answer = await api.fetch('/api/media', { method: 'POST', body, headers })
    return [answer.status, await answer.text()]
  }
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
  const sizeless = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8v8z"/></svg>')

  expect(await refuse('a.heic', heic, 'image/heic', 'en')).toEqual([400, expect.stringContaining('as JPEG first')])
  expect(await refuse('a.heic', heic, 'image/heic', 'ar')).toEqual([400, expect.stringContaining('بصيغة JPEG.')])
  expect(await refuse('a.svg', sizeless, 'image/svg+xml', 'en')).toEqual([400, expect.not.stringContaining('fetched')])
})

test('what the control panel is told of uploads is plain, or none of its screens opens', ({ payload }) => {
  const { upload } = payload.config

  expect(JSON.parse(JSON.stringify(upload))).toEqual(upload)
})
