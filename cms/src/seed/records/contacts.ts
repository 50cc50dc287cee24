import type { DemoDocument, DemoFields } from '../demoDocument.ts'
import { ref } from '../ref.ts'
import { consented } from './consented.ts'

const contact = (key: string, createdAt: string, fields: DemoFields): DemoDocument => ({
  collection: 'contacts',
  key,
  shared: { kind: 'contact', status: 'new', consents: consented(createdAt), createdAt, ...fields },
  en: {},
  ar: {},
})

export const contacts: DemoDocument[] = [
  contact('thomas-lindqvist', '2026-10-27T08:12:00.000Z', {
    reference: 'DW-4H7K-2MQX',
    subject: 'Setting up a subsidiary in Riyadh',
    name: 'Thomas Lindqvist',
    company: 'Norrsken Instruments',
    email: 'thomas.lindqvist@example.com',
    phone: '+46701740605',
    topic: {
      relationTo: 'services',
      value: ref('services', 'business-establishment-relocation'),
    },
    message:
      'We make laboratory instruments and have our first Saudi customer, a university hospital. We would like to know whether a branch is enough and what the first year costs.',
    locale: 'en',
  }),
  contact('abeer-alsaleh', '2026-10-25T10:40:00.000Z', {
    reference: 'DW-9TRB-6WVC',
    subject: 'ربط الفوترة الإلكترونية لثلاثة فروع',
    name: 'عبير الصالح',
    company: 'متاجر الديرة',
    email: 'abeer.alsaleh@example.com',
    phone: '+966505550142',
    topic: { relationTo: 'services', value: ref('services', 'accounting-zakat-tax-advisory') },
    message: 'لدينا ثلاثة فروع بأنظمة نقاط بيع مختلفة ووصلنا إشعار المرحلة الثانية. نرغب في معرفة مدة التجهيز.',
    locale: 'ar',
    status: 'in-progress',
    notes: [{ text: 'Called back on Sunday; she sends the list of devices.' }],
  }),
  contact('priya-raman', '2026-10-19T13:05:00.000Z', {
    reference: 'DW-2XGN-8DPJ',
    kind: 'partner-enquiry',
    subject: 'Partnership: contract analytics',
    name: 'Priya Raman',
    company: 'Clausewise',
    email: 'priya.raman@example.com',
    message:
      'Our product reads construction contracts in Arabic and English. We look for a delivery partner in the Kingdom.',
    locale: 'en',
    status: 'answered',
  }),
  contact('hassan-alamri', '2026-10-30T06:55:00.000Z', {
    reference: 'DW-7CZM-3KHT',
    kind: 'report-request',
    subject: 'Security of industrial sites',
    name: 'حسن العمري',
    company: 'مصنع الساحل',
    email: 'hassan.alamri@example.com',
    report: ref('reports', 'security-of-industrial-sites-2026'),
    locale: 'ar',
  }),
]
