import type { UploadField } from 'payload'

/** The picture at the head of an entry and on its card. */
export const cover: UploadField = { name: 'cover', type: 'upload', relationTo: 'media' }
