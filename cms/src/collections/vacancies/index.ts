import { isRecruiter } from '@/access/isRecruiter'
import { defineContent } from '@/collections/defineContent'
import { companyTime } from '@/fields/companyTime'
import { countryCode } from '@/fields/countryCode'
import { employmentType } from '@/fields/employmentType'
import { heldMayStay } from '@/fields/heldMayStay'
import { publishedAt } from '@/fields/publishedAt'
import { title } from '@/fields/title'
import { shortenRetention } from '@/recruitment/privacy/shortenRetention'
import { keepWhileApplied } from './hooks/keepWhileApplied'
import { noteClosing } from './hooks/noteClosing'
import { questions } from './questions'
import { salary } from './salary'

const points = (name: string) => ({
  name,
  type: 'array' as const,
  localized: true,
  fields: [{ name: 'text', type: 'textarea' as const, required: true }],
})

/** Jobs and graduate programmes that people can apply for. */
export const vacancies = defineContent({
  slug: 'vacancies',
  names: { en: ['Vacancy', 'Vacancies'], ar: ['وظيفة شاغرة', 'الوظائف الشاغرة'] },
  group: 'recruitment',
  writers: isRecruiter,
  typescript: { interface: 'VacancyDoc' },
  hooks: { beforeChange: [noteClosing], afterChange: [shortenRetention], beforeDelete: [keepWhileApplied] },
  admin: { defaultColumns: ['title', 'state', 'city', 'closesAt', '_status'] },
  defaultSort: '-publishedAt',
  fields: [
    title,
    { name: 'summary', type: 'textarea', required: true, localized: true, maxLength: 400 },
    { name: 'jobTitle', type: 'relationship', relationTo: 'job-titles', required: true },
    { name: 'department', type: 'text', required: true, localized: true },
    {
      type: 'row',
      fields: [
        { name: 'city', type: 'text', required: true, localized: true },
        { ...countryCode, required: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'workplace', type: 'select', required: true, options: ['on-site', 'hybrid', 'remote'] },
        { ...employmentType, required: true },
      ],
    },
    points('responsibilities'),
    points('requirements'),
    points('benefits'),
    salary,
    questions,
  ],
  sidebar: [
    {
      name: 'state',
      // Beside “Status”, which says whether the page is published.
      label: { en: 'Vacancy state', ar: 'حالة الوظيفة' },
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'open',
      options: ['open', 'on-hold', 'filled', 'closed'],
      // Whoever copies a vacancy that is over wants to fill the position again.
      hooks: { beforeDuplicate: [() => 'open'] },
      admin: { position: 'sidebar' },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'job',
      options: ['job', 'graduate-programme'],
      admin: { position: 'sidebar' },
    },
    { ...publishedAt, admin: { ...companyTime, position: 'sidebar' } },
    {
      name: 'closesAt',
      type: 'date',
      index: true,
      hooks: { beforeDuplicate: [({ value }) => (Date.parse(value ?? '') > Date.now() ? value : null)] },
      admin: {
        ...companyTime,
        position: 'sidebar',
        description: {
          en: 'The vacancy leaves the site by itself at this time.',
          ar: 'تُزال الوظيفة من الموقع تلقائيًا في هذا الوقت.',
        },
      },
    },
    { name: 'closedAt', type: 'date', index: true, admin: { ...companyTime, position: 'sidebar', readOnly: true } },
    { name: 'openings', type: 'number', min: 1, defaultValue: 1, admin: { position: 'sidebar', step: 1 } },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      filterOptions: { role: { in: ['admin', 'recruiter'] } },
      validate: heldMayStay,
      admin: { position: 'sidebar' },
    },
  ],
})
