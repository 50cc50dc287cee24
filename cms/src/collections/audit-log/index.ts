import { isAdmin } from '@/access/isAdmin'
import { isNobody } from '@/access/isNobody'
import { defineRecord } from '@/collections/defineRecord'

/** Who did what, and when. Written by the system only. */
export const auditLog = defineRecord({
  slug: 'audit-log',
  names: { en: ['Audit line', 'Audit log'], ar: ['قيد تدقيق', 'سجل التدقيق'] },
  group: 'settings',
  access: { read: isAdmin, create: isNobody, update: isNobody, delete: isNobody },
  typescript: { interface: 'AuditLineDoc' },
  admin: { useAsTitle: 'action', defaultColumns: ['at', 'action', 'by', 'collection', 'documentId'] },
  defaultSort: '-at',
  fields: [
    { name: 'action', type: 'text', required: true, index: true },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'at', type: 'date', required: true, index: true },
    { name: 'collection', type: 'text', index: true },
    { name: 'documentId', type: 'text', index: true },
    { name: 'detail', type: 'json' },
  ],
})
