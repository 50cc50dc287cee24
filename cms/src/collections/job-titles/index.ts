import { isRecruiter } from '@/access/isRecruiter'
import { defineContent } from '@/collections/defineContent'
import { title } from '@/fields/title'

/** Positions that vacancies are opened for. Live as soon as they are saved. */
export const jobTitles = defineContent({
  slug: 'job-titles',
  names: { en: ['Job title', 'Job titles'], ar: ['مسمى وظيفي', 'المسميات الوظيفية'] },
  group: 'recruitment',
  writers: isRecruiter,
  address: false,
  drafts: false,
  typescript: { interface: 'JobTitleDoc' },
  admin: { defaultColumns: ['title', 'department', 'level', 'updatedAt'] },
  fields: [
    title,
    { name: 'department', type: 'text', required: true, localized: true },
    { name: 'level', type: 'select', options: ['entry', 'mid', 'senior', 'lead', 'executive'] },
  ],
})
