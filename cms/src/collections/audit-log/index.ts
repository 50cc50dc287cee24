import { auditMessages } from '@diwan/shared/messages/audit'
import { isAdmin } from '@/access/isAdmin'
import { isNobody } from '@/access/isNobody'
import { auditActions } from '@/audit/actions'
import { sentenceOf } from '@/audit/sentenceOf'
import { defineRecord } from '@/collections/defineRecord'
import { companyTime } from '@/fields/companyTime'
import { documentId } from '@/fields/documentId'
import { refuseDeletion, refuseRewriting } from './hooks/keepLines'

/** Who did what, and when. Written by the system only, and never rewritten: not by an administrator either. */
export const auditLog = defineRecord({
  slug: 'audit-log',
  names: { en: ['Audit line', 'Audit log'], ar: ['قيد تدقيق', 'سجل التدقيق'] },
  group: 'settings',
  access: { read: isAdmin, create: isNobody, update: isNobody, delete: isNobody },
  typescript: { interface: 'AuditLineDoc' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['at', 'sentence', 'action', 'by'],
    listSearchableFields: ['name', 'title', 'documentId'],
    description: {
      en: 'Everything people did here, newest first. Nobody can change or delete a line.',
      ar: 'كل ما جرى هنا، الأحدث أولًا. لا يمكن لأحد تعديل أي قيد أو حذفه.',
    },
  },
  defaultSort: '-at',
  lockDocuments: false,
  indexes: [{ fields: ['collection', 'documentId', 'at'] }],
  hooks: { beforeChange: [refuseRewriting], beforeDelete: [refuseDeletion] },
  fields: [
    {
      // What happened, in the words of whoever reads it.
      name: 'sentence',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [({ data, req }) => sentenceOf(data ?? {}, req)] },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      options: auditActions.map((value) => ({
        value,
        label: { en: auditMessages.en.actions[value], ar: auditMessages.ar.actions[value] },
      })),
    },
    { name: 'by', type: 'relationship', relationTo: 'users', index: true },
    // Whoever it was keeps their name here when the account is gone.
    { name: 'name', type: 'text' },
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      admin: {
        ...companyTime,
        components: {
          ...companyTime.components,
          Cell: { path: companyTime.components.Cell, serverProps: { isExact: true } },
        },
      },
    },
    {
      name: 'collection',
      type: 'text',
      admin: { components: { Field: '@/admin/components/CollectionField#CollectionField' } },
    },
    { ...documentId(), required: false },
    { name: 'title', type: 'text' },
    { name: 'locale', type: 'text' },
    // What the sentence tells, as a program reads it.
    { name: 'detail', type: 'json', admin: { hidden: true } },
  ],
})
