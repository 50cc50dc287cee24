import { isRecruiter } from '@/access/isRecruiter'
import { defineRecord } from '@/collections/defineRecord'
import { companyDay, companyTime } from '@/fields/companyTime'
import { taskEndpoints } from '@/recruitment/endpoints/tasks'
import { leaveOutUnscored } from '@/recruitment/scores/leaveOutUnscored'

/** What somebody at the hiring desk has to do about an application. */
export const hiringTasks = defineRecord({
  slug: 'hiring-tasks',
  names: { en: ['Hiring task', 'Hiring tasks'], ar: ['مهمة توظيف', 'مهام التوظيف'] },
  group: 'recruitment',
  access: { read: isRecruiter, create: isRecruiter, update: isRecruiter, delete: isRecruiter },
  endpoints: taskEndpoints,
  typescript: { interface: 'HiringTaskDoc' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'application', 'assignee', 'dueAt', 'doneAt'],
    description: {
      en: 'What is to be done about applications. Tasks come by themselves with a stage that has one, or are added here.',
      ar: 'ما يجب عمله بشأن طلبات التوظيف. تأتي المهام تلقائيًا مع المرحلة التي لها مهمة، أو تُضاف هنا.',
    },
  },
  defaultSort: 'dueAt',
  hooks: { beforeOperation: [leaveOutUnscored('application')] },
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'application', type: 'relationship', relationTo: 'applications', index: true },
    { name: 'assignee', type: 'relationship', relationTo: 'users', index: true },
    { name: 'dueAt', type: 'date', index: true, admin: companyDay },
    { name: 'doneAt', type: 'date', index: true, admin: companyTime },
  ],
})
