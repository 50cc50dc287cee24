import type { DemoDocument, DemoFields } from '../demoDocument.ts'
import { ref } from '../ref.ts'
import { consented } from './consented.ts'

const applicant = (key: string, createdAt: string, fields: DemoFields): DemoDocument => ({
  collection: 'applicants',
  key,
  shared: {
    email: `${key.replace('-', '.')}@example.com`,
    consents: consented(createdAt),
    retainUntil: '2027-10-31T00:00:00.000Z',
    createdAt,
    ...fields,
  },
  en: {},
  ar: {},
})

export const applicants: DemoDocument[] = [
  applicant('yazeed-alqahtani', '2026-10-12T07:30:00.000Z', {
    name: 'Yazeed Alqahtani',
    phone: '+966505550161',
    city: 'Riyadh',
    cvs: [ref('files', 'cvs/yazeed-alqahtani')],
    consents: consented('2026-10-12T07:30:00.000Z', ['processing', 'talent-pool']),
  }),
  applicant('dana-alfaraj', '2026-10-14T11:02:00.000Z', {
    name: 'دانة الفرج',
    phone: '+966505550162',
    city: 'الخبر',
    cvs: [ref('files', 'cvs/dana-alfaraj')],
    links: [{ url: 'https://dana-alfaraj.example' }],
  }),
  applicant('mohammed-iqbal', '2026-09-22T15:48:00.000Z', {
    name: 'Mohammed Iqbal',
    phone: '+966505550163',
    city: 'Dammam',
  }),
  applicant('hala-mansour', '2026-10-03T09:20:00.000Z', { name: 'Hala Mansour', city: 'Amman' }),
  applicant('turki-albishi', '2026-10-28T17:11:00.000Z', {
    name: 'تركي البيشي',
    phone: '+966505550165',
    city: 'أبها',
  }),
]
