import { createHash } from 'node:crypto'
import { locales, MEDIA_KIT_ARCHIVE } from '@diwan/shared/content'
import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { Payload } from 'payload'
import { inTurn } from '@/database/inTurn'
import { dropMadeFile, keepMadeFile } from '@/files/keepMadeFile'
import { mediaFiles } from '@/files/store/stores'
import { publishedDocuments } from '@/publishing/published/publishedDocuments'
import { type KitFile, packMediaKit } from './packMediaKit'

const folders: Record<string, string> = { logo: 'logos', photo: 'photos', document: 'documents' }

/** Brings the archive of the whole media kit up to date, one call at a time. With the same files in it, it is left alone. */
export function makeMediaKit(payload: Payload): Promise<void> {
  // Also what goes into it: whoever reads it first would otherwise keep it last.
  return inTurn('media-kit', () => pack(payload))
}

async function pack(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'media-kit',
    sort: 'order',
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
  })
  const pieces = await publishedDocuments(
    payload,
    'media-kit',
    docs.map(({ id }) => id),
  )
  const files = (await Promise.all(pieces.map((piece) => filesOf(payload, piece)))).flat()
  const colours = coloursOf(pieces)
  if (colours) files.push({ name: 'colours.txt', data: new TextEncoder().encode(colours) })
  if (files.length > 0) await keep(payload, packMediaKit(files))
  else await dropMadeFile(payload, MEDIA_KIT_ARCHIVE)
}

async function filesOf(payload: Payload, { locales: bodies }: MirroredDocument): Promise<KitFile[]> {
  const body = bodies.en ?? bodies.ar
  const folder = folders[String(body?.kind)]
  if (body?.kind === 'boilerplate') {
    return locales.flatMap((locale) => {
      const text = bodies[locale]?.text
      return typeof text === 'string'
        ? [{ name: `${String(body.slug)}.${locale}.txt`, data: new TextEncoder().encode(`${text}\n`) }]
        : []
    })
  }
  if (folder === undefined || typeof body?.file !== 'string') return []
  const media = await payload.findByID({
    collection: 'media',
    id: body.file,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!media?.filename) return []
  const data = await mediaFiles().read(media.filename)
  if (!data) payload.logger.warn(`The media kit's file ${media.filename} is missing; the archive goes without it.`)
  return data ? [{ name: `${folder}/${media.filename}`, data }] : []
}

const coloursOf = (pieces: readonly MirroredDocument[]) =>
  pieces
    .flatMap(({ locales: { en, ar } }) => {
      const body: DocumentBody | null = en ?? ar
      return body?.kind === 'brand-colour' && body.colour ? [`${String(body.title)}: ${String(body.colour)}\n`] : []
    })
    .toSorted()
    .join('')

function keep(payload: Payload, archive: Uint8Array): Promise<void> {
  const digest = createHash('sha256').update(archive).digest('hex').slice(0, 16)
  const data = Buffer.from(archive)
  const file = { name: `media-kit-${digest}.zip`, data, mimetype: 'application/zip', size: data.byteLength }
  return keepMadeFile(payload, { shareOf: MEDIA_KIT_ARCHIVE, digest, make: async () => file })
}
