import { randomBytes } from 'node:crypto'
import { locales } from '@diwan/shared/content'
import { SHARED_PREVIEW_LIFETIME } from '@diwan/shared/spec/publishing'
import { canSharePreview } from '@/access/canSharePreview'
import { isNobody } from '@/access/isNobody'
import { defineRecord } from '@/collections/defineRecord'
import { env } from '@/env'
import { hasPreview } from '@/publishing/preview/previewPath'

/** Links that show a draft to people without an account, until they expire or are revoked. */
export const previewLinks = defineRecord({
  slug: 'preview-links',
  names: { en: ['Preview link', 'Preview links'], ar: ['رابط معاينة', 'روابط المعاينة'] },
  group: 'content',
  access: {
    read: canSharePreview,
    create: canSharePreview,
    update: canSharePreview,
    delete: canSharePreview,
  },
  typescript: { interface: 'PreviewLinkDoc' },
  admin: { useAsTitle: 'documentId', defaultColumns: ['documentId', 'locale', 'expiresAt', 'revokedAt'] },
  fields: [
    {
      name: 'collection',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        hasPreview(String(value)) || 'Name a collection whose documents have a page, like blogs or news.',
    },
    {
      name: 'documentId',
      type: 'text',
      required: true,
      index: true,
      admin: { components: { Cell: '@/admin/components/DocumentCell#DocumentCell' } },
    },
    { name: 'locale', type: 'select', options: [...locales] },
    {
      name: 'token',
      type: 'text',
      required: true,
      index: true,
      access: { create: isNobody, update: isNobody },
      admin: { hidden: true },
      defaultValue: () => randomBytes(24).toString('base64url'),
    },
    {
      // What to send: it opens the draft without an account.
      name: 'url',
      type: 'text',
      virtual: true,
      access: { create: isNobody, update: isNobody },
      admin: { readOnly: true },
      hooks: {
        afterRead: [
          ({ data }) => (data?.token ? `${env.SITE_URL}/api/publishing/shared-preview/${String(data.token)}` : null),
        ],
      },
    },
    {
      name: 'expiresAt',
      type: 'date',
      required: true,
      defaultValue: () => new Date(Date.now() + SHARED_PREVIEW_LIFETIME).toISOString(),
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'revokedAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
  ],
})
