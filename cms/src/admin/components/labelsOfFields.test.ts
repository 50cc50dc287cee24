import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { labelsOfFields } from './labelsOfFields'

test('fields are named as a form shows them, wherever they lie in it, and what nobody writes in is not', () => {
  const fields = [
    { name: 'title', type: 'text', label: { en: 'Title', ar: 'العنوان' } },
    { name: 'updatedAt', type: 'date', admin: { hidden: true } },
    { name: '_status', type: 'select', label: 'Status' },
    { type: 'row', fields: [{ name: 'startsAt', type: 'date', label: 'Start' }] },
    {
      type: 'tabs',
      tabs: [
        { label: 'Text', fields: [{ name: 'body', type: 'richText' }] },
        { name: 'seo', label: 'Search engines', fields: [{ name: 'title', type: 'text' }] },
      ],
    },
    { type: 'ui', name: 'advice', label: 'Advice' },
  ] as ClientField[]

  expect(labelsOfFields(fields)).toEqual([
    ['title', { en: 'Title', ar: 'العنوان' }],
    ['startsAt', 'Start'],
    ['body', 'body'],
    ['seo', 'Search engines'],
    ['advice', 'Advice'],
  ])
})
