import { isNobody } from '@/access/isNobody'
import { defineRecord } from '@/collections/defineRecord'

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
    { name: 'gender', type: 'select', options: ['woman', 'man', 'not-said'] },
    { name: 'ageGroup', type: 'select', options: ['under-25', '25-34', '35-44', '45-54', 'over-54', 'not-said'] },
    { name: 'disability', type: 'select', options: ['yes', 'no', 'not-said'] },
  ],
})
