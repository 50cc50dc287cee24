import { join } from 'node:path'
import type { Validate } from 'payload'
import { defineContent } from '@/collections/defineContent'
import { env } from '@/env'
import { factsOfFile } from '@/fields/factsOfFile'
import { faultsIn } from '@/fields/faultsIn'
import { outOfLists } from '@/fields/outOfLists'
import { serveSafely } from '@/access/serveSafely'
import { beforeItsTurn } from '@/files/beforeItsTurn'
import { drawSizes } from '@/files/drawSizes'
import { fetchOwnFilesOnly } from '@/files/fetchOwnFilesOnly'
import { holdReplaced, letReplacedGo, putReplacedBack } from '@/files/holdReplaced'
import { leaveOutFacts } from '@/files/leaveOutFacts'
import { nameFileForWeb } from '@/files/nameFileForWeb'
import { requireHarmlessFile } from '@/files/requireHarmlessFile'
import { SHARE_SIZE } from '@/files/shareSize'
import { turnUpright } from '@/files/turnUpright'

const altText: Validate<string, { mimeType?: string | null }> = (value, { data, req }) =>
  !data.mimeType?.startsWith('image/') || Boolean(value?.trim()) || faultsIn(req).alt

// With an effort of 6 drawings take five times as long, and photographs half as long again, for 2.6 and 1 % fewer bytes.
const WEBP = { format: 'webp', options: { quality: 80, effort: 5 } } as const

/** Pictures and documents of the site. What a published entry uses is copied into the release. */
export const media = defineContent({
  slug: 'media',
  names: { en: ['Media file', 'Media'], ar: ['ملف وسائط', 'الوسائط'] },
  address: false,
  drafts: false,
  typescript: { interface: 'MediaDoc' },
  admin: {
    useAsTitle: 'filename',
    listSearchableFields: ['filename', 'alt', 'caption'],
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    // Pictures made for entries are nobody's to choose.
    baseFilter: () => ({ shareOf: { exists: false } }),
  },
  upload: {
    staticDir: join(env.DATA_DIR, 'uploads', 'media'),
    mimeTypes: [
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/avif',
      'image/gif',
      'image/svg+xml',
      'application/pdf',
      'application/zip',
      'video/mp4',
    ],
    focalPoint: true,
    adminThumbnail: 'small',
    displayPreview: true,
    imageSizes: [
      { name: 'small', width: 480, formatOptions: WEBP, admin: outOfLists },
      { name: 'medium', width: 960, formatOptions: WEBP, admin: outOfLists },
      { name: 'large', width: 1600, formatOptions: WEBP, admin: outOfLists },
      {
        name: 'share',
        ...SHARE_SIZE,
        formatOptions: { format: 'jpeg', options: { quality: 82 } },
        admin: outOfLists,
      },
    ],
    modifyResponseHeaders: serveSafely,
    // Addresses on the web are fetched by nobody.
    pasteURL: false,
    externalFileHeaderFilter: fetchOwnFilesOnly,
  },
  hooks: {
    beforeOperation: [
      leaveOutFacts,
      beforeItsTurn(requireHarmlessFile, nameFileForWeb, turnUpright, drawSizes),
      holdReplaced,
    ],
    afterOperation: [letReplacedGo],
    afterError: [putReplacedBack],
  },
  fields: [
    { name: 'alt', type: 'text', localized: true, maxLength: 250, validate: altText },
    { name: 'caption', type: 'text', localized: true },
    // The entry and language that the picture was made for, and the digest of the words on it.
    { name: 'shareOf', type: 'text', index: true, admin: { ...outOfLists, hidden: true } },
    { name: 'shareDigest', type: 'text', admin: { ...outOfLists, hidden: true } },
    ...factsOfFile,
  ],
})
