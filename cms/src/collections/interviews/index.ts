import { isNobody } from '@/access/isNobody'
import { isRecruiter } from '@/access/isRecruiter'
import { staffRoles } from '@/access/staffRoles'
import { defineRecord } from '@/collections/defineRecord'
import { companyTime } from '@/fields/companyTime'
import { manyOf } from '@/fields/manyOf'
import { interviewEndpoints } from '@/recruitment/endpoints/interviews'
import { leaveOutUnscored } from '@/recruitment/scores/leaveOutUnscored'

/** Conversations with candidates: the times offered, and the one agreed. */
export const interviews = defineRecord({
  slug: 'interviews',
  names: { en: ['Interview', 'Interviews'], ar: ['مقابلة', 'المقابلات'] },
  group: 'recruitment',
  // The panel's calls write mails and calendars with every change; a form would not.
  access: { read: isRecruiter, create: isNobody, update: isNobody, delete: isNobody },
  endpoints: interviewEndpoints,
  typescript: { interface: 'InterviewDoc' },
  admin: {
    useAsTitle: 'candidate',
    defaultColumns: ['candidate', 'application', 'state', 'confirmedAt', 'place'],
    description: {
      en: 'Conversations with candidates. An invitation is sent from the panel of an application.',
      ar: 'مقابلات المرشحين. تُرسل الدعوة من لوحة طلب التوظيف.',
    },
  },
  hooks: { beforeOperation: [leaveOutUnscored('application')] },
  fields: [
    { name: 'candidate', type: 'text', virtual: 'application.applicant.name', admin: { readOnly: true } },
    { name: 'application', type: 'relationship', relationTo: 'applications', required: true, index: true },
    {
      name: 'proposedTimes',
      type: 'array',
      fields: [{ name: 'at', type: 'date', required: true, admin: companyTime }],
    },
    { name: 'confirmedAt', type: 'date', index: true, admin: companyTime },
    { name: 'durationMinutes', type: 'number', min: 5, max: 600, defaultValue: 60 },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'proposed',
      options: ['proposed', 'confirmed', 'missed', 'declined', 'cancelled'],
      admin: { position: 'sidebar' },
    },
    { ...manyOf('interviewers', 'users'), filterOptions: { role: { in: staffRoles } } },
    { name: 'place', type: 'text' },
    { name: 'notes', type: 'textarea' },
    { name: 'candidateMessage', type: 'textarea', admin: { readOnly: true } },
    // Calendars take a later number as the newer word on the same appointment (RFC 5545).
    { name: 'sequence', type: 'number', defaultValue: 0, admin: { hidden: true } },
  ],
})
