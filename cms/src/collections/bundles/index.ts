import { globalSlugs, locales } from '@diwan/shared/content'
import type { CollectionSlug } from 'payload'
import { isEditor } from '@/access/isEditor'
import { isNobody } from '@/access/isNobody'
import { isStaff } from '@/access/isStaff'
import { bundled } from '@/bundles/bundled'
import { bundleEndpoints } from '@/bundles/endpoints'
import { defineRecord } from '@/collections/defineRecord'
import { companyTime } from '@/fields/companyTime'
import { keepReleasedBundle } from './hooks/keepReleasedBundle'

const system = { create: isNobody, update: isNobody }

/** Drafts that go live together, in one release, and back in one. */
export const bundles = defineRecord({
  slug: 'bundles',
  names: { en: ['Release bundle', 'Release bundles'], ar: ['حزمة نشر', 'حزم النشر'] },
  group: 'content',
  access: { read: isStaff, create: isEditor, update: isEditor, delete: isEditor },
  endpoints: bundleEndpoints,
  typescript: { interface: 'BundleDoc' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'publishAt', 'publishedAt', 'updatedAt'],
    description: {
      en: 'Collect drafts, look at the whole site as it will be, and publish all of them at the same moment.',
      ar: 'اجمع المسودات، واستعرض الموقع كاملًا كما سيكون، ثم انشرها كلها في اللحظة نفسها.',
    },
  },
  hooks: { beforeChange: [keepReleasedBundle] },
  fields: [
    { name: 'title', type: 'text', required: true },
    {
      name: 'documents',
      type: 'relationship',
      relationTo: [...bundled] as CollectionSlug[],
      hasMany: true,
      admin: {
        description: {
          en: 'Entries whose drafts go live with this bundle. Their saved drafts are taken as they are at that moment.',
          ar: 'المحتوى الذي تُنشر مسوداته مع هذه الحزمة، كما هي محفوظة في تلك اللحظة.',
        },
      },
    },
    { name: 'globals', type: 'select', hasMany: true, options: [...globalSlugs] },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: [...locales],
      options: [...locales],
    },
    { name: 'note', type: 'textarea' },
    {
      name: 'actions',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '@/admin/components/BundleActions#BundleActions' },
        disableListColumn: true,
      },
    },
    {
      name: 'state',
      type: 'select',
      index: true,
      defaultValue: 'collecting',
      access: system,
      options: ['collecting', 'scheduled', 'published', 'rolled-back', 'failed'],
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'publishAt',
      type: 'date',
      index: true,
      access: system,
      admin: { ...companyTime, position: 'sidebar', readOnly: true },
    },
    {
      name: 'publishedAt',
      type: 'date',
      access: system,
      admin: { ...companyTime, position: 'sidebar', readOnly: true },
    },
    {
      name: 'publishedBy',
      type: 'relationship',
      relationTo: 'users',
      access: system,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'error',
      type: 'textarea',
      access: system,
      admin: { readOnly: true, condition: ({ error }) => Boolean(error) },
    },
    // The batch of the outbox that this bundle went live with; the publisher never splits one.
    { name: 'batch', type: 'text', access: { ...system, read: isNobody }, admin: { hidden: true } },
    // What was live before, for the way back.
    { name: 'before', type: 'json', access: { ...system, read: isNobody }, admin: { hidden: true } },
  ],
})
