import { defineVacancy } from '../defineVacancy.ts'
import { benefits } from './benefits.ts'

export const seniorTaxConsultant = defineVacancy({
  key: 'senior-tax-consultant-riyadh',
  jobTitle: 'tax-consultant',
  workplace: 'hybrid',
  salary: { from: 18000, to: 24000 },
  openings: 2,
  publishedAt: '2026-09-20',
  closesAt: '2027-03-31',
  questions: [
    { key: 'socpa', type: 'yes-no', required: true },
    { key: 'filings', type: 'choice', required: true, options: ['under-10', '10-to-50', 'over-50'] },
    { key: 'notice', type: 'text', required: false },
  ],
  en: {
    title: 'Senior tax consultant',
    department: 'Accounting and tax',
    city: 'Riyadh',
    summary:
      'Own the zakat, income tax and VAT files of ten to twelve companies, from the trial balance to the answer the authority accepts.',
    responsibilities: [
      'Prepare and review zakat, income tax, withholding tax and VAT returns',
      'Answer the authority’s questions within the dates it sets, with evidence attached',
      'Warn clients early when a contract changes how a payment is taxed',
      'Teach two junior colleagues, and sign off their work papers',
    ],
    requirements: [
      'Five years in tax or audit, three of them in Saudi Arabia',
      'SOCPA, CPA or ACCA, finished or in its last stage',
      'Arabic and English good enough to write a position paper in both',
      'Comfortable with spreadsheets of a hundred thousand rows',
    ],
    benefits: benefits.en,
    questions: [
      { label: 'Do you hold the SOCPA fellowship?' },
      {
        label: 'How many returns have you prepared or reviewed in the last year?',
        options: ['Fewer than 10', '10 to 50', 'More than 50'],
      },
      { label: 'How long is your notice period?' },
    ],
  },
  ar: {
    title: 'مستشار ضرائب أول',
    department: 'المحاسبة والضرائب',
    city: 'الرياض',
    summary:
      'تتولى ملفات الزكاة وضريبة الدخل والقيمة المضافة لعشر شركات إلى اثنتي عشرة، من ميزان المراجعة حتى قبول الهيئة.',
    responsibilities: [
      'إعداد إقرارات الزكاة وضريبة الدخل والاستقطاع والقيمة المضافة ومراجعتها',
      'الرد على استفسارات الهيئة في مواعيدها مع إرفاق المستندات',
      'تنبيه العملاء مبكرًا حين يغيّر عقدٌ ما المعاملةَ الضريبية لدفعة',
      'تدريب زميلين مبتدئين واعتماد أوراق عملهما',
    ],
    requirements: [
      'خبرة خمس سنوات في الضرائب أو المراجعة، ثلاث منها في السعودية',
      'زمالة SOCPA أو CPA أو ACCA مكتملة أو في مرحلتها الأخيرة',
      'إجادة العربية والإنجليزية بما يكفي لكتابة مذكرة رأي بكلتيهما',
      'تعامل مريح مع جداول من مئة ألف صف',
    ],
    benefits: benefits.ar,
    questions: [
      { label: 'هل تحمل زمالة الهيئة السعودية للمراجعين والمحاسبين؟' },
      {
        label: 'كم إقرارًا أعددت أو راجعت في السنة الماضية؟',
        options: ['أقل من 10', 'من 10 إلى 50', 'أكثر من 50'],
      },
      { label: 'ما مدة الإشعار في عملك الحالي؟' },
    ],
  },
})
