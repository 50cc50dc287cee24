import { applicationFields } from '@diwan/shared/contracts/applicationForm'
import { isNobody } from '@/access/isNobody'
import { isRecruiter } from '@/access/isRecruiter'
import { defineRecord } from '@/collections/defineRecord'
import { byContract } from '@/fields/byContract'
import { companyTime } from '@/fields/companyTime'
import { employmentType } from '@/fields/employmentType'
import { languageOfRecord } from '@/fields/languageOfRecord'
import { normaliseEmail } from '@/hooks/normaliseEmail'

/** Who wants to hear of new vacancies. Made and ended by the people themselves. */
export const jobAlerts = defineRecord({
  slug: 'job-alerts',
  names: { en: ['Job alert', 'Job alerts'], ar: ['تنبيه وظيفي', 'التنبيهات الوظيفية'] },
  group: 'recruitment',
  access: { read: isRecruiter, create: isNobody, update: isNobody, delete: isRecruiter },
  typescript: { interface: 'JobAlertDoc' },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'department', 'city', 'type', 'confirmedAt'],
    description: {
      en: 'People who want to hear of new vacancies. They enter themselves on the careers page, and confirm by mail.',
      ar: 'من يرغبون في معرفة الوظائف الجديدة. يسجلون أنفسهم في صفحة الوظائف ويؤكدون بالبريد.',
    },
  },
  fields: [
    {
      name: 'email',
      type: 'email',
      required: true,
      index: true,
      // As the page for it judges: Payload's own rule knows Latin letters alone.
      validate: byContract(applicationFields.email),
      hooks: { beforeValidate: [normaliseEmail] },
    },
    languageOfRecord,
    { name: 'department', type: 'text' },
    { name: 'city', type: 'text' },
    { ...employmentType, name: 'type' },
    { name: 'confirmedAt', type: 'date', index: true, admin: companyTime },
    { name: 'lastSentAt', type: 'date', admin: companyTime },
    { name: 'textVersion', type: 'text' },
    { name: 'token', type: 'text', index: true, hidden: true },
  ],
})
