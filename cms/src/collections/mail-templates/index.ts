import { writesForDesk } from '@/access/writesForDesk'
import { isStaff } from '@/access/isStaff'
import { defineRecord } from '@/collections/defineRecord'
import { keepOwnDesk } from './hooks/keepOwnDesk'

/** Words of the mails that the two desks send: recruiters have theirs, editors answer enquiries with theirs. */
export const mailTemplates = defineRecord({
  slug: 'mail-templates',
  names: { en: ['Mail template', 'Mail templates'], ar: ['قالب بريد', 'قوالب البريد'] },
  group: 'settings',
  access: { read: writesForDesk, create: isStaff, update: writesForDesk, delete: writesForDesk },
  typescript: { interface: 'MailTemplateDoc' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'key', 'desk', 'subject'],
    description: {
      en: 'Words in double braces are filled in: {{name}}, {{reference}}, {{subject}}, {{company}}, {{me}}.',
      ar: 'تُستبدل الكلمات بين قوسين مزدوجين: {{name}} و{{reference}} و{{subject}} و{{company}} و{{me}}.',
    },
  },
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    {
      name: 'desk',
      type: 'select',
      index: true,
      defaultValue: 'recruitment',
      options: ['recruitment', 'enquiries'],
      hooks: { beforeValidate: [keepOwnDesk] },
    },
    { name: 'subject', type: 'text', required: true, localized: true },
    { name: 'body', type: 'textarea', required: true, localized: true },
  ],
})
