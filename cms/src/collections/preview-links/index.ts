import { randomBytes } from 'node:crypto'
import { SHARED_PREVIEW_LIFETIME } from '@diwan/shared/spec/publishing'
import { canSharePreview } from '@/access/canSharePreview'
import { isNobody } from '@/access/isNobody'
import { defineRecord } from '@/collections/defineRecord'
import { documentId } from '@/fields/documentId'
import { languageOfRecord } from '@/fields/languageOfRecord'
import { env } from '@/env'
import { hasPreview } from '@/publishing/preview/previewPath'
import { requireDocument } from './hooks/requireDocument'

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
  admin: {
    useAsTitle: 'expiresAt',
    listSearchableFields: ['documentId'],
    defaultColumns: ['documentId', 'locale', 'expiresAt', 'revokedAt'],
    description: {
      en: 'Links that show a draft to people without an account. A link is made in the form of the entry it shows.',
      ar: 'روابط تعرض المسودة لمن لا حساب لهم. يُنشأ الرابط في نموذج المحتوى الذي يعرضه.',
    },
  },
  hooks: { beforeChange: [requireDocument] },
  fields: [
    {
      name: 'collection',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        hasPreview(String(value)) || 'Name a collection whose documents have a page, like blogs or news.',
      admin: { hidden: true },
    },
    documentId(),
    languageOfRecord,
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
