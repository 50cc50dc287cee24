import { contactFields } from '@diwan/shared/contracts/contactForm'
import { isAdmin } from '@/access/isAdmin'
import { isEditor } from '@/access/isEditor'
import { isNobody } from '@/access/isNobody'
import { defineRecord } from '@/collections/defineRecord'
import { deskEndpoints } from '@/contacts/endpoints'
import { noteFirstAnswer } from '@/contacts/noteFirstAnswer'
import { searchContacts } from '@/contacts/searchContacts'
import { tellAssignee } from '@/contacts/tellAssignee'
import { writeToPerson } from '@/contacts/writeToPerson'
import { byContract, likeTheForm } from '@/fields/byContract'
import { consents } from '@/fields/consents'
import { heldMayStay } from '@/fields/heldMayStay'
import { idempotencyKey } from '@/fields/idempotencyKey'
import { languageOfRecord } from '@/fields/languageOfRecord'
import { notes } from '@/fields/notes'
import { phone } from '@/fields/phone'
import { reference } from '@/fields/reference'
import { contactEndpoints } from '@/forms/contactEndpoints'
import { normaliseEmail } from '@/hooks/normaliseEmail'
import { signNotes } from '@/hooks/signNotes'
import { answers } from './answers'

const received = { update: isNobody }

/** What visitors wrote: enquiries, partner enquiries, requests for reports. Made by the form; editors answer. */
export const contacts = defineRecord({
  slug: 'contacts',
  names: { en: ['Contact', 'Contacts'], ar: ['رسالة تواصل', 'رسائل التواصل'] },
  group: 'enquiries',
  access: { read: isEditor, create: isNobody, update: isEditor, delete: isAdmin },
  endpoints: [...contactEndpoints, ...deskEndpoints],
  typescript: { interface: 'ContactDoc' },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'name', 'kind', 'subject', 'status', 'assignee', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email', 'phone', 'company', 'subject', 'message'],
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['status', 'createdAt'] }],
  hooks: {
    beforeOperation: [searchContacts],
    beforeChange: [signNotes, noteFirstAnswer],
    afterChange: [writeToPerson, tellAssignee],
  },
  fields: [
    reference,
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: ['contact', 'partner-enquiry', 'report-request'],
      access: received,
    },
    { name: 'subject', type: 'text', ...likeTheForm(contactFields.subject), access: received },
    { name: 'message', type: 'textarea', ...likeTheForm(contactFields.message), access: received },
    { name: 'name', type: 'text', required: true, ...likeTheForm(contactFields.name), access: received },
    { name: 'company', type: 'text', ...likeTheForm(contactFields.company), access: received },
    {
      name: 'email',
      type: 'email',
      required: true,
      index: true,
      validate: byContract(contactFields.email),
      access: received,
      hooks: { beforeValidate: [normaliseEmail] },
    },
    { ...phone, access: received },
    {
      name: 'topic',
      // Beside “Subject”, which in Arabic is the same word.
      label: { en: 'Service or industry', ar: 'الخدمة أو القطاع' },
      type: 'relationship',
      relationTo: ['services', 'industry-solutions'],
      access: received,
    },
    { name: 'report', type: 'relationship', relationTo: 'reports', access: received },
    {
      name: 'answerBox',
      type: 'ui',
      admin: {
        components: { Field: '@/admin/components/AnswerBox#AnswerBox' },
        disableListColumn: true,
      },
    },
    answers,
    notes,
    consents,
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      options: ['new', 'in-progress', 'answered', 'spam'],
      admin: { position: 'sidebar' },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      filterOptions: { role: { in: ['admin', 'editor'] } },
      validate: heldMayStay,
      admin: { position: 'sidebar' },
    },
    {
      name: 'firstAnsweredAt',
      type: 'date',
      index: true,
      access: { create: isNobody, update: isNobody },
      admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'minutesToAnswer',
      type: 'number',
      index: true,
      access: { create: isNobody, update: isNobody },
      admin: { position: 'sidebar', readOnly: true },
    },
    { ...languageOfRecord, access: received, admin: { position: 'sidebar', readOnly: true } },
    idempotencyKey,
  ],
})
