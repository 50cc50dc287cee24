import { isAuthorOrAdmin } from '@/access/isAuthorOrAdmin'
import { isStaff } from '@/access/isStaff'
import { defineRecord } from '@/collections/defineRecord'
import { companyTime } from '@/fields/companyTime'
import { documentId } from '@/fields/documentId'
import { signAuthor } from '@/hooks/signAuthor'

/** What colleagues say about a document before it is published. */
export const comments = defineRecord({
  slug: 'comments',
  names: { en: ['Comment', 'Comments'], ar: ['تعليق', 'التعليقات'] },
  group: 'content',
  access: { read: isStaff, create: isStaff, update: isAuthorOrAdmin, delete: isAuthorOrAdmin },
  typescript: { interface: 'CommentDoc' },
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['text', 'by', 'documentId', 'resolvedAt', 'createdAt'],
    description: {
      en: 'What colleagues wrote beside the forms. A comment is written in the form of the entry it is about.',
      ar: 'ما كتبه الزملاء بجانب النماذج. يُكتب التعليق في نموذج المحتوى الذي يخصه.',
    },
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['collection', 'documentId'] }],
  hooks: { beforeChange: [signAuthor] },
  fields: [
    { name: 'collection', type: 'text', required: true, index: true, admin: { hidden: true } },
    documentId(),
    { name: 'text', type: 'textarea', required: true },
    { name: 'by', type: 'relationship', relationTo: 'users', admin: { readOnly: true } },
    { name: 'mentions', type: 'relationship', relationTo: 'users', hasMany: true },
    { name: 'resolvedAt', type: 'date', admin: companyTime },
  ],
})
