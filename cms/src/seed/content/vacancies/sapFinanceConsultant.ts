import { defineVacancy } from '../defineVacancy.ts'
import { benefits } from './benefits.ts'

export const sapFinanceConsultant = defineVacancy({
  key: 'sap-finance-consultant-khobar',
  jobTitle: 'sap-consultant',
  workplace: 'on-site',
  openings: 1,
  publishedAt: '2026-09-06',
  closesAt: '2027-03-31',
  en: {
    title: 'SAP S/4HANA finance consultant',
    department: 'Enterprise systems',
    city: 'Al Khobar',
    summary: 'Lead finance and controlling on S/4HANA moves for industrial clients in the Eastern Province.',
    responsibilities: [
      'Run design workshops with finance teams and write down what was decided',
      'Configure ledgers, asset accounting, cost centres and the e-invoicing link',
      'Plan the cut-over, rehearse it twice, and stay on site for the first month-end',
      'Hand over to the support team with documents they can use',
    ],
    requirements: [
      'Two full S/4HANA implementations in finance and controlling',
      'A working knowledge of Saudi VAT and e-invoicing rules',
      'A degree in accounting, information systems or engineering',
      'Willing to travel to Jubail and Ras Al Khair',
    ],
    benefits: benefits.en,
  },
  ar: {
    title: 'مستشار مالية SAP S/4HANA',
    department: 'الأنظمة المؤسسية',
    city: 'الخبر',
    summary: 'تقود وحدتي المالية والرقابة في مشاريع الانتقال إلى S/4HANA لعملاء صناعيين في المنطقة الشرقية.',
    responsibilities: [
      'إدارة ورش التصميم مع الفرق المالية وتوثيق ما تقرر فيها',
      'تهيئة الدفاتر والأصول ومراكز التكلفة والربط مع الفوترة الإلكترونية',
      'التخطيط ليوم الانتقال والتدرب عليه مرتين والبقاء في الموقع حتى أول إقفال شهري',
      'التسليم لفريق الدعم بوثائق صالحة للاستخدام',
    ],
    requirements: [
      'مشروعان كاملان لتطبيق S/4HANA في المالية والرقابة',
      'معرفة عملية بضريبة القيمة المضافة والفوترة الإلكترونية في السعودية',
      'شهادة جامعية في المحاسبة أو نظم المعلومات أو الهندسة',
      'الاستعداد للسفر إلى الجبيل ورأس الخير',
    ],
    benefits: benefits.ar,
  },
})
