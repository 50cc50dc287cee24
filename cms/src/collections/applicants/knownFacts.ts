import type { Field } from 'payload'
import { bySystem } from '@/access/bySystem'
import { isNobody } from '@/access/isNobody'

const facts = ['name', 'email', 'phone', 'city', 'link']

/** What is known of a person beside the facts of the record: kept by merging, and suggested by CVs. */
export const knownFacts: Field[] = [
  {
    name: 'alsoKnownAs',
    type: 'array',
    admin: { initCollapsed: true },
    fields: [
      { name: 'fact', type: 'select', required: true, options: facts },
      { name: 'value', type: 'text', required: true, index: true },
    ],
  },
  {
    name: 'suggestions',
    type: 'array',
    access: bySystem,
    admin: { initCollapsed: true },
    fields: [
      { name: 'fact', type: 'select', required: true, options: facts },
      { name: 'value', type: 'text', required: true },
      // Kept, so that the next CV does not suggest it again.
      { name: 'isDismissed', type: 'checkbox', defaultValue: false },
    ],
  },
  {
    // Which addresses came from the person: links to their page go to no others. Nobody at the desk may say so for them.
    name: 'ownEmails',
    type: 'json',
    typescriptSchema: [() => ({ type: ['array', 'null'], items: { type: 'string' } })],
    access: { create: isNobody, read: isNobody, update: isNobody },
    admin: { hidden: true },
  },
  // The name without case, accents and order of its words: possible duplicates share it.
  { name: 'nameKey', type: 'text', index: true, hidden: true, access: bySystem },
]
