import type { Block } from 'payload'

/** A remark that stands out of a long text. */
export const callout: Block = {
  slug: 'callout',
  interfaceName: 'CalloutBlock',
  labels: { singular: { en: 'Callout', ar: 'تنبيه' }, plural: { en: 'Callouts', ar: 'تنبيهات' } },
  fields: [
    { name: 'tone', type: 'select', required: true, defaultValue: 'info', options: ['info', 'success', 'warning'] },
    { name: 'text', type: 'textarea', required: true },
  ],
}
