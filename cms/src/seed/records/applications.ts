import type { DemoDocument, DemoFields } from '../demoDocument.ts'
import { ref } from '../ref.ts'

const application = (
  key: string,
  applicant: string,
  vacancy: string | null,
  createdAt: string,
  fields: DemoFields,
): DemoDocument => ({
  collection: 'applications',
  key,
  shared: {
    applicant: ref('applicants', applicant),
    ...(vacancy ? { vacancy: ref('vacancies', vacancy) } : {}),
    source: 'website',
    createdAt,
    ...fields,
  },
  en: {},
  ar: {},
})

export const applications: DemoDocument[] = [
  application('yazeed-tax', 'yazeed-alqahtani', 'senior-tax-consultant-riyadh', '2026-10-12T07:30:00.000Z', {
    reference: 'DW-3VQH-9RTK',
    stage: 'interview',
    cv: ref('files', 'cvs/yazeed-alqahtani'),
    coverLetter:
      'For six years I have prepared zakat and VAT files for retail groups. I would like to work where the files are also argued.',
    answers: [
      { key: 'socpa', label: 'Do you hold the SOCPA fellowship?', value: 'yes' },
      {
        key: 'filings',
        label: 'How many returns have you prepared or reviewed in the last year?',
        value: 'over-50',
      },
    ],
    ratings: [{ criterion: 'Technical depth', score: 4 }],
    notes: [{ text: 'Strong on withholding tax. Ask about work with foreign shareholders.' }],
    locale: 'en',
  }),
  application('dana-data', 'dana-alfaraj', 'data-engineer-riyadh', '2026-10-14T11:02:00.000Z', {
    reference: 'DW-8MWP-4JXD',
    stage: 'screening',
    cv: ref('files', 'cvs/dana-alfaraj'),
    answers: [
      { key: 'permit', label: 'أيّ مما يلي يصف أهليتك للعمل في السعودية؟', value: 'citizen' },
      {
        key: 'work',
        label: 'صف مسار بيانات تفخر به في خمس جمل.',
        value: 'بنيت مسارًا يجمع قراءات عدادات المياه كل ساعة ويكشف التسرب قبل الفاتورة.',
      },
    ],
    locale: 'ar',
  }),
  application('iqbal-sap', 'mohammed-iqbal', 'sap-finance-consultant-khobar', '2026-09-22T15:48:00.000Z', {
    reference: 'DW-5KDN-7GHB',
    stage: 'offer',
    ratings: [
      { criterion: 'Technical depth', score: 5 },
      { criterion: 'With clients', score: 4 },
    ],
    locale: 'en',
  }),
  application('hala-setup', 'hala-mansour', 'business-setup-advisor-jeddah', '2026-10-03T09:20:00.000Z', {
    reference: 'DW-6RJT-2CVN',
    stage: 'rejected',
    rejectionReason: ref('rejection-reasons', 'experience'),
    locale: 'en',
  }),
  application('turki-graduate', 'turki-albishi', 'graduate-elite-program-2027', '2026-10-28T17:11:00.000Z', {
    reference: 'DW-9BXQ-5MZW',
    stage: 'new',
    coverLetter: 'تخرجت هذا العام من قسم المحاسبة بمعدل 4.6 وأرغب في بداية تجمع بين المالية والتقنية.',
    locale: 'ar',
  }),
  application('yazeed-open', 'yazeed-alqahtani', null, '2026-05-04T06:15:00.000Z', {
    reference: 'DW-2GHV-8TCP',
    stage: 'withdrawn',
    locale: 'en',
  }),
]
