import { isNobody } from '@/access/isNobody'
import { isStaff } from '@/access/isStaff'
import { defineRecord } from '@/collections/defineRecord'
import { companyTime } from '@/fields/companyTime'

/** What the publisher reported about each release. Written by the system only. */
export const releases = defineRecord({
  slug: 'releases',
  names: { en: ['Release', 'Publishing'], ar: ['إصدار', 'النشر'] },
  group: 'settings',
  access: { read: isStaff, create: isNobody, update: isNobody, delete: isNobody },
  typescript: { interface: 'ReleaseDoc' },
  admin: {
    components: { views: { list: { Component: '@/admin/views/PublishingView#PublishingView' } } },
    useAsTitle: 'release',
    defaultColumns: ['release', 'state', 'liveAt', 'durationMs', 'pages'],
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'release', type: 'text', required: true, unique: true, index: true },
    { name: 'state', type: 'select', index: true, options: ['live', 'superseded', 'failed', 'rolled-back'] },
    { name: 'startedAt', type: 'date', admin: companyTime },
    { name: 'liveAt', type: 'date', index: true, admin: companyTime },
    { name: 'durationMs', type: 'number' },
    { name: 'pages', type: 'number' },
    { name: 'changes', type: 'number' },
    { name: 'error', type: 'textarea' },
  ],
})
