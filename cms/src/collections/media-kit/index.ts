import type { PayloadRequest } from 'payload'
import { defineContent } from '@/collections/defineContent'
import { order } from '@/fields/order'
import { title } from '@/fields/title'
import { faultsIn } from '@/fields/faultsIn'

/** What the press may use: logos, photographs, texts, colours, people to speak with. */
export const mediaKit = defineContent({
  slug: 'media-kit',
  names: { en: ['Media kit item', 'Media kit'], ar: ['مادة إعلامية', 'الحقيبة الإعلامية'] },
  typescript: { interface: 'MediaKitDoc' },
  admin: { defaultColumns: ['title', 'kind', 'order', '_status'] },
  defaultSort: 'order',
  fields: [
    title,
    {
      name: 'file',
      type: 'upload',
      relationTo: 'media',
      admin: { condition: (data) => ['logo', 'photo', 'document'].includes(data?.kind) },
    },
    { name: 'text', type: 'textarea', localized: true },
    {
      name: 'colour',
      type: 'text',
      admin: { placeholder: '#0f4c5c', condition: (data) => data?.kind === 'brand-colour' },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        !value || /^#[0-9a-f]{6}$/i.test(String(value)) || faultsIn(req).colour,
    },
    {
      name: 'leader',
      type: 'relationship',
      relationTo: 'leaders',
      admin: { condition: (data) => data?.kind === 'spokesperson' },
    },
  ],
  sidebar: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: ['logo', 'photo', 'document', 'brand-colour', 'boilerplate', 'spokesperson'],
      admin: { position: 'sidebar' },
    },
    order,
  ],
})
