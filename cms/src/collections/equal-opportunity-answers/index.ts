import { isNobody } from '@/access/isNobody'
import { defineRecord } from '@/collections/defineRecord'
import { equalQuestions } from '@/recruitment/candidate/equalQuestions'

/**
 * What candidates chose to say for equal-opportunity reports. Belongs to no person: without a link to an applicant, and
 * dated by its month only. Nobody reads single answers; reports show sums.
 */
export const equalOpportunityAnswers = defineRecord({
  slug: 'equal-opportunity-answers',
  names: {
    en: ['Equal-opportunity answer', 'Equal-opportunity answers'],
    ar: ['إجابة تكافؤ الفرص', 'إجابات تكافؤ الفرص'],
  },
  group: 'recruitment',
  access: { read: isNobody, create: isNobody, update: isNobody, delete: isNobody },
  typescript: { interface: 'EqualOpportunityAnswerDoc' },
  timestamps: false,
  fields: [
    { name: 'month', type: 'text', required: true, index: true },
    { name: 'gender', type: 'select', options: [...equalQuestions.gender] },
    { name: 'ageGroup', type: 'select', options: [...equalQuestions.ageGroup] },
    { name: 'disability', type: 'select', options: [...equalQuestions.disability] },
  ],
})
