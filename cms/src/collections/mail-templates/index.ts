import { writesForDesk } from '@/access/writesForDesk'
import { INVITATION_TEMPLATE } from '@diwan/shared/spec/hiring'
import { isStaff } from '@/access/isStaff'
import { defineRecord } from '@/collections/defineRecord'
import { title } from '@/fields/title'
import { borrowTitle } from './hooks/borrowTitle'
import { keepOwnDesk } from './hooks/keepOwnDesk'
import { onlyKnownInBody, onlyKnownInSubject } from './onlyKnownWords'
import { wordsToFillIn } from './wordsToFillIn'

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
      en: 'Words in double braces are filled in when a letter is written. Which ones there are stands below each field.',
      ar: 'تُملأ الكلمات بين الأقواس المزدوجة عند كتابة الرسالة، وهي مذكورة تحت كل حقل.',
    },
  },
  fields: [
    { ...title, hooks: { afterRead: [borrowTitle] } },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: {
        description: {
          en: `A short name in Latin letters that no other template has. “${INVITATION_TEMPLATE}” is the invitation to an interview.`,
          ar: `اسم قصير بأحرف لاتينية لا يحمله قالب آخر. القالب «${INVITATION_TEMPLATE}» هو الدعوة إلى المقابلة.`,
        },
      },
    },
    {
      name: 'desk',
      type: 'select',
      index: true,
      defaultValue: 'recruitment',
      options: ['recruitment', 'enquiries'],
      hooks: { beforeValidate: [keepOwnDesk] },
    },
    {
      name: 'subject',
      type: 'text',
      required: true,
      localized: true,
      validate: onlyKnownInSubject,
      admin: { description: wordsToFillIn },
    },
    {
      name: 'body',
      type: 'textarea',
      required: true,
      localized: true,
      validate: onlyKnownInBody,
      admin: { description: wordsToFillIn },
    },
  ],
})
