import { randomBytes } from 'node:crypto'
import { locales } from '@diwan/shared/content'
import { isEditor } from '@/access/isEditor'
import { isNobody } from '@/access/isNobody'
import { defineRecord } from '@/collections/defineRecord'

/** Links that show a draft to people without an account, until they expire or are revoked. */
export const previewLinks = defineRecord({
  slug: 'preview-links',
  names: { en: ['Preview link', 'Preview links'], ar: ['رابط معاينة', 'روابط المعاينة'] },
  group: 'content',
  access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor },
  typescript: { interface: 'PreviewLinkDoc' },
  admin: { useAsTitle: 'documentId', defaultColumns: ['collection', 'documentId', 'expiresAt', 'revokedAt'] },
  fields: [
    { name: 'collection', type: 'text', required: true },
    { name: 'documentId', type: 'text', required: true, index: true },
    { name: 'locale', type: 'select', options: [...locales] },
    {
      name: 'token',
      type: 'text',
      required: true,
      index: true,
      access: { create: isNobody, update: isNobody },
      admin: { readOnly: true },
      defaultValue: () => randomBytes(24).toString('base64url'),
    },
    { name: 'expiresAt', type: 'date', required: true, admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'revokedAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
  ],
})
