import { isRecruiter } from '@/access/isRecruiter'
import { defineRecord } from '@/collections/defineRecord'

/** Words of the mails that the hiring desk sends. */
export const mailTemplates = defineRecord({
  slug: 'mail-templates',
  names: { en: ['Mail template', 'Mail templates'], ar: ['قالب بريد', 'قوالب البريد'] },
  group: 'recruitment',
  access: { read: isRecruiter, create: isRecruiter, update: isRecruiter, delete: isRecruiter },
  typescript: { interface: 'MailTemplateDoc' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'key', 'subject'] },
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'subject', type: 'text', required: true, localized: true },
    { name: 'body', type: 'textarea', required: true, localized: true },
  ],
})
