import { isNobody } from '@/access/isNobody'
import { isRecruiter } from '@/access/isRecruiter'
import { defineRecord } from '@/collections/defineRecord'

/** Proof that somebody's data was erased: when, why and how much, never whose. Written by the system only. */
export const deletionCertificates = defineRecord({
  slug: 'deletion-certificates',
  names: { en: ['Deletion certificate', 'Deletion certificates'], ar: ['شهادة حذف', 'شهادات الحذف'] },
  group: 'recruitment',
  access: { read: isRecruiter, create: isNobody, update: isNobody, delete: isNobody },
  typescript: { interface: 'DeletionCertificateDoc' },
  admin: { useAsTitle: 'reference', defaultColumns: ['reference', 'reason', 'at'] },
  defaultSort: '-at',
  fields: [
    { name: 'reference', type: 'text', required: true, unique: true, index: true },
    { name: 'reason', type: 'select', required: true, options: ['retention', 'request', 'staff'] },
    { name: 'at', type: 'date', required: true, index: true },
    // How many rows of which collection were erased or made anonymous.
    { name: 'detail', type: 'json' },
  ],
})
