import { defineVacancy } from '../defineVacancy.ts'
import { benefits } from './benefits.ts'

export const vatAnalyst = defineVacancy({
  key: 'vat-analyst-riyadh',
  jobTitle: 'tax-consultant',
  workplace: 'on-site',
  employmentType: 'contract',
  openings: 1,
  state: 'filled',
  publishedAt: '2026-05-10',
  closesAt: '2026-08-31',
  en: {
    title: 'VAT analyst',
    department: 'Accounting and tax',
    city: 'Riyadh',
    summary: 'A six-month contract: reconcile two years of VAT returns for a retail group with ninety branches.',
    responsibilities: [
      'Match sales registers with e-invoices, branch by branch',
      'List differences with their cause and their amount',
      'Draft corrections for review by a senior consultant',
    ],
    requirements: ['One year with VAT returns', 'Patience and a good hand with spreadsheets', 'Arabic and English'],
    benefits: benefits.en,
  },
  ar: {
    title: 'محلل ضريبة القيمة المضافة',
    department: 'المحاسبة والضرائب',
    city: 'الرياض',
    summary: 'عقد لستة أشهر: تسوية إقرارات القيمة المضافة لسنتين لمجموعة تجزئة لها تسعون فرعًا.',
    responsibilities: [
      'مطابقة سجلات المبيعات مع الفواتير الإلكترونية فرعًا فرعًا',
      'حصر الفروق مع أسبابها ومبالغها',
      'إعداد مسودات التصحيح لمراجعة مستشار أول',
    ],
    requirements: ['سنة خبرة في إقرارات القيمة المضافة', 'صبر ومهارة في الجداول', 'العربية والإنجليزية'],
    benefits: benefits.ar,
  },
})
