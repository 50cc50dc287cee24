import { isAuthorOrAdmin } from '@/access/isAuthorOrAdmin'
import { isStaff } from '@/access/isStaff'
import { defineRecord } from '@/collections/defineRecord'
import { signAuthor } from '@/hooks/signAuthor'

/** What colleagues say about a document before it is published. */
export const comments = defineRecord({
  slug: 'comments',
  names: { en: ['Comment', 'Comments'], ar: ['تعليق', 'التعليقات'] },
  group: 'content',
  access: { read: isStaff, create: isStaff, update: isAuthorOrAdmin, delete: isAuthorOrAdmin },
  typescript: { interface: 'CommentDoc' },
  admin: { useAsTitle: 'text', defaultColumns: ['text', 'by', 'documentId', 'resolvedAt', 'createdAt'] },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['collection', 'documentId'] }],
  hooks: { beforeChange: [signAuthor] },
  fields: [
    { name: 'collection', type: 'text', required: true, index: true },
    {
      name: 'documentId',
      type: 'text',
      required: true,
      index: true,
      admin: { components: { Cell: '@/admin/components/DocumentCell#DocumentCell' } },
    },
    { name: 'text', type: 'textarea', required: true },
    { name: 'by', type: 'relationship', relationTo: 'users', admin: { readOnly: true } },
    { name: 'mentions', type: 'relationship', relationTo: 'users', hasMany: true },
    { name: 'resolvedAt', type: 'date' },
  ],
})
