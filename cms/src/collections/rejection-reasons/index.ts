import { isRecruiter } from '@/access/isRecruiter'
import { defineRecord } from '@/collections/defineRecord'
import { letterTemplate } from '@/fields/letterTemplate'
import { title } from '@/fields/title'

/** Why an application is declined, and the mail that says so. */
export const rejectionReasons = defineRecord({
  slug: 'rejection-reasons',
  names: { en: ['Rejection reason', 'Rejection reasons'], ar: ['سبب الاعتذار', 'أسباب الاعتذار'] },
  group: 'recruitment',
  access: { read: isRecruiter, create: isRecruiter, update: isRecruiter, delete: isRecruiter },
  typescript: { interface: 'RejectionReasonDoc' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'template'] },
  fields: [title, letterTemplate],
})
