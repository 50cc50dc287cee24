import { isNobody } from '@/access/isNobody'
import { isRecruiter } from '@/access/isRecruiter'
import { defineRecord } from '@/collections/defineRecord'
import { companyTime } from '@/fields/companyTime'
import { documentId } from '@/fields/documentId'

/** Vacancies that job alerts have told of: each is told of once. Written by the system only. */
export const vacancyAnnouncements = defineRecord({
  slug: 'vacancy-announcements',
  names: { en: ['Vacancy announcement', 'Vacancy announcements'], ar: ['إعلان وظيفة', 'إعلانات الوظائف'] },
  group: 'recruitment',
  access: { read: isRecruiter, create: isNobody, update: isNobody, delete: isNobody },
  typescript: { interface: 'VacancyAnnouncementDoc' },
  admin: {
    useAsTitle: 'at',
    listSearchableFields: ['vacancy'],
    defaultColumns: ['vacancy', 'at', 'recipients'],
    description: {
      en: 'Vacancies that job alerts have told of, each once. Lines come by themselves when a vacancy is published.',
      ar: 'الوظائف التي أُبلغ عنها المشتركون في التنبيهات، كل منها مرة واحدة. تُضاف السطور تلقائيًا عند نشر وظيفة.',
    },
  },
  fields: [
    { ...documentId('vacancies'), name: 'vacancy', unique: true },
    { name: 'at', type: 'date', required: true, admin: companyTime },
    { name: 'recipients', type: 'number' },
  ],
})
