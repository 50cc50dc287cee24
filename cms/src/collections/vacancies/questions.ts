import type { ArrayField, PayloadRequest } from 'payload'
import { faultsIn } from '@/fields/faultsIn'
import { validateKnockOut } from './validateKnockOut'

/** What the form of a vacancy asks beyond the usual. */
export const questions: ArrayField = {
  name: 'questions',
  type: 'array',
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      admin: { description: { en: 'A short name for reports, like notice-period.', ar: 'اسم قصير للتقارير.' } },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(value ?? '')) || faultsIn(req).questionKey,
    },
    { name: 'label', type: 'text', required: true, localized: true },
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: 'text',
      options: ['text', 'choice', 'yes-no', 'file'],
    },
    {
      name: 'options',
      type: 'array',
      admin: { condition: (_, siblingData) => siblingData?.type === 'choice' },
      fields: [
        { name: 'value', type: 'text', required: true },
        { name: 'label', type: 'text', required: true, localized: true },
      ],
    },
    { name: 'required', type: 'checkbox', defaultValue: false },
    {
      name: 'knockOut',
      type: 'text',
      validate: validateKnockOut,
      admin: {
        condition: (_, siblingData) => siblingData?.type !== 'file',
        description: {
          en: 'The answer with which a candidate cannot go on: yes, no, or the value of an option. A person still decides.',
          ar: 'الإجابة التي لا يمكن للمرشح الاستمرار معها: yes أو no أو قيمة أحد الخيارات. والقرار يبقى للموظف.',
        },
      },
    },
  ],
}
