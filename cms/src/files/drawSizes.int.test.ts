import type { Payload } from 'payload'
import sharp from 'sharp'
import { expect, onTestFinished, vi } from 'vitest'
import { test } from '../../tests/test'
import { mediaFiles } from './store/stores'

const aPicture = (width: number, height: number, color: string) =>
  sharp({ create: { width, height, channels: 3, background: color } })

const aFile = async (name: string, picture = aPicture(2000, 1200, '#0f4c5c')) => {
  const data = await picture.png().toBuffer()
  return { name, data, mimetype: 'image/png', size: data.length }
}

const save = (payload: Payload, number: number) =>
  payload.create({ collection: 'rejection-reasons', data: { title: `Reason ${number}` }, locale: 'en' })

/** Has each drawing wait until somebody else has saved something, which nobody does while the one writer is held. Counts the drawings. */
function saveAtEachDrawing(payload: Payload) {
  const seen = { drawings: 0 }
  const { toBuffer } = sharp.prototype as { toBuffer: (...args: unknown[]) => Promise<unknown> }
  const drawing = vi.spyOn(sharp.prototype as { toBuffer: typeof toBuffer }, 'toBuffer')
  drawing.mockImplementation(async function (this: unknown, ...args: unknown[]) {
    await save(payload, ++seen.drawings)
    return toBuffer.apply(this, args)
  })
  onTestFinished(() => drawing.mockRestore())
  return seen
}

test('others save while a picture is drawn, of a new file and of one that replaces it', async ({ payload }) => {
  const [first, second] = [await aFile('view.png'), await aFile('other.png', aPicture(1800, 1800, '#a03c1c'))]
  const seen = saveAtEachDrawing(payload)

  const media = await payload.create({ collection: 'media', data: { alt: 'A view' }, file: first })
  const drawn = seen.drawings
  const replaced = await payload.update({ collection: 'media', id: media.id, data: {}, file: second })

  expect(drawn).toBeGreaterThan(4)
  expect(seen.drawings).toBeGreaterThan(drawn + 4)
  expect(media.sizes).toMatchObject({ small: { width: 480, height: 288 }, share: { width: 1200, height: 630 } })
  expect(replaced.sizes).toMatchObject({ small: { width: 480, height: 480 }, share: { width: 1200, height: 630 } })
  const { totalDocs } = await payload.count({ collection: 'rejection-reasons' })
  expect(totalDocs).toBe(seen.drawings)
})

test('others save while an editor replaces a picture, with the part that matters and without', async ({
  api,
  payload,
}) => {
  const headers = await api.as('editor')
  const media = await payload.create({ collection: 'media', data: { alt: 'A view' }, file: await aFile('one.png') })
  const next = await aFile('two.png', aPicture(1800, 1800, '#a03c1c'))
  const replace = async (data: object) => {
    const form = new FormData()
    form.set('file', new File([next.data as Uint8Array<ArrayBuffer>], next.name, { type: next.mimetype }))
    form.set('_payload', JSON.stringify(data))
    const answer = await api.fetch(`/api/media/${media.id}`, { method: 'PATCH', body: form, headers })
    return (await answer.json()) as { doc: object }
  }
  const seen = saveAtEachDrawing(payload)

  const sizes = { small: { width: 480, height: 480 }, share: { width: 1200, height: 630 } }
  expect(await replace({})).toMatchObject({ doc: { sizes } })
  const drawn = seen.drawings
  expect(drawn).toBeGreaterThan(4)
  expect(await replace({ focalX: 10, focalY: 90 })).toMatchObject({ doc: { focalX: 10, focalY: 90, sizes } })
  expect(seen.drawings).toBeGreaterThan(drawn + 4)
})

test('a picture that is cut when it is sent is drawn as it was cut, beforehand too', async ({ api, payload }) => {
  const headers = await api.as('editor')
  const { data } = await aFile('cut.png')
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A cut view' }))
  form.set('file', new File([data as Uint8Array<ArrayBuffer>], 'cut.png', { type: 'image/png' }))
  saveAtEachDrawing(payload)

  const edits =
    'uploadEdits[crop][x]=10&uploadEdits[crop][y]=10&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
  const answer = await api.fetch(
    `/api/media?${edits}&uploadEdits[widthInPixels]=1000&uploadEdits[heightInPixels]=600&uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80`,
    { method: 'POST', body: form, headers },
  )

  const { doc } = (await answer.json()) as {
    doc: { filename: string; width: number; sizes: { small: { height: number } } }
  }
  expect([answer.status, doc.width, doc.sizes.small.height]).toEqual([201, 1000, 288])
  const stored = await mediaFiles().read(doc.filename)
  expect(await sharp(stored).metadata()).toMatchObject({ width: 1000, height: 600 })
})

test('for guests nothing is drawn, but only looked at', async ({ api, payload }) => {
  const form = new FormData()
  const { data } = await aFile('guest.png')
  form.set('file', new File([data as Uint8Array<ArrayBuffer>], 'guest.png', { type: 'image/png' }))
  form.set('_payload', JSON.stringify({ alt: 'A view' }))
  const seen = saveAtEachDrawing(payload)

  const answer = await api.fetch('/api/media', { method: 'POST', body: form })

  expect([answer.status, seen.drawings]).toEqual([401, 1])
})
