import { canReadMail } from '@/access/canReadMail'
import { isNobody } from '@/access/isNobody'
import { defineRecord } from '@/collections/defineRecord'
import { companyTime } from '@/fields/companyTime'
import { sendAgainEndpoint } from '@/email/sendAgain'
import { languageOfRecord } from '@/fields/languageOfRecord'

/** Every mail that was queued, sent or could not be sent. Written by the system only; who reads one that was given up may send it again. */
export const mails = defineRecord({
  slug: 'mails',
  names: { en: ['Mail', 'Mails'], ar: ['رسالة بريد', 'رسائل البريد'] },
  group: 'enquiries',
  access: { read: canReadMail, create: isNobody, update: isNobody, delete: isNobody },
  typescript: { interface: 'MailDoc' },
  endpoints: [sendAgainEndpoint],
  admin: {
    useAsTitle: 'subject',
    listSearchableFields: ['subject', 'to'],
    defaultColumns: ['subject', 'to', 'status', 'attempts', 'sentAt', 'createdAt'],
    components: { beforeListTable: ['@/admin/components/SendAgain#SendAllAgain'] },
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'again',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '@/admin/components/SendAgain#SendAgain' },
        disableListColumn: true,
      },
    },
    { name: 'to', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    languageOfRecord,
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'queued',
      options: ['queued', 'sent', 'failed', 'cancelled', 'received'],
    },
    { name: 'attempts', type: 'number', defaultValue: 0 },
    { name: 'error', type: 'textarea' },
    { name: 'sentAt', type: 'date', admin: companyTime },
    { name: 'sendAt', type: 'date', admin: companyTime },
    // Who wrote it, for a mail that was received.
    { name: 'from', type: 'text' },
    { name: 'headers', type: 'json', hidden: true },
    { name: 'calendar', type: 'textarea', hidden: true },
    { name: 'relatedTo', type: 'relationship', relationTo: ['contacts', 'applications', 'applicants', 'job-alerts'] },
  ],
})
