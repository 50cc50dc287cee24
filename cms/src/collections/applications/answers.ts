import type { ArrayField } from 'payload'
import { isNobody } from '@/access/isNobody'

/** Answers to the vacancy's own questions, with the words they were asked in. */
export const answers: ArrayField = {
  name: 'answers',
  type: 'array',
  access: { update: isNobody },
  fields: [
    { name: 'key', type: 'text' },
    { name: 'label', type: 'text' },
    { name: 'value', type: 'textarea' },
    { name: 'file', type: 'upload', relationTo: 'files' },
    // The answer is the one that the vacancy marks as ruling out. A person still decides.
    { name: 'ruledOut', type: 'checkbox', defaultValue: false },
  ],
}
