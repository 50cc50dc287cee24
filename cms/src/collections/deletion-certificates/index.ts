import { isNobody } from '@/access/isNobody'
import { isRecruiter } from '@/access/isRecruiter'
import { defineRecord } from '@/collections/defineRecord'
import { companyTime } from '@/fields/companyTime'

/** Proof that somebody's data was erased: when, why and how much, never whose. Written by the system only. */
export const deletionCertificates = defineRecord({
  slug: 'deletion-certificates',
  names: { en: ['Deletion certificate', 'Deletion certificates'], ar: ['شهادة حذف', 'شهادات الحذف'] },
  group: 'recruitment',
  access: { read: isRecruiter, create: isNobody, update: isNobody, delete: isNobody },
  typescript: { interface: 'DeletionCertificateDoc' },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'reason', 'at'],
    description: {
      en: 'What was erased, when and why, without saying whose it was. Written whenever a person’s data is erased.',
      ar: 'ما مُحي ومتى ولماذا، دون ذكر صاحبه. يُكتب كلما مُحيت بيانات شخص.',
    },
  },
  defaultSort: '-at',
  fields: [
    { name: 'reference', type: 'text', required: true, unique: true, index: true },
    { name: 'reason', type: 'select', required: true, options: ['retention', 'request', 'staff'] },
    { name: 'at', type: 'date', required: true, index: true, admin: companyTime },
    // How many rows of which collection were erased or made anonymous.
    { name: 'detail', type: 'json' },
  ],
})
