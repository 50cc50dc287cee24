import { isNobody } from '@/access/isNobody'
import { isRecruiter } from '@/access/isRecruiter'
import { defineRecord } from '@/collections/defineRecord'

/** Vacancies that job alerts have told of: each is told of once. Written by the system only. */
export const vacancyAnnouncements = defineRecord({
  slug: 'vacancy-announcements',
  names: { en: ['Vacancy announcement', 'Vacancy announcements'], ar: ['إعلان وظيفة', 'إعلانات الوظائف'] },
  group: 'recruitment',
  access: { read: isRecruiter, create: isNobody, update: isNobody, delete: isNobody },
  typescript: { interface: 'VacancyAnnouncementDoc' },
  admin: { useAsTitle: 'vacancy', defaultColumns: ['vacancy', 'at', 'recipients'] },
  fields: [
    {
      name: 'vacancy',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: {
        components: {
          Cell: { path: '@/admin/components/DocumentCell#DocumentCell', serverProps: { collection: 'vacancies' } },
        },
      },
    },
    { name: 'at', type: 'date', required: true },
    { name: 'recipients', type: 'number' },
  ],
})
