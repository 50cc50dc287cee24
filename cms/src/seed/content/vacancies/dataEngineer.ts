import { defineVacancy } from '../defineVacancy.ts'
import { benefits } from './benefits.ts'

export const dataEngineer = defineVacancy({
  key: 'data-engineer-riyadh',
  jobTitle: 'data-engineer',
  workplace: 'hybrid',
  salary: { from: 14000, to: 19000 },
  openings: 3,
  publishedAt: '2026-10-04',
  closesAt: '2027-03-31',
  questions: [
    { key: 'permit', type: 'choice', required: true, options: ['citizen', 'transferable', 'none'], knockOut: 'none' },
    { key: 'work', type: 'text', required: true },
  ],
  en: {
    title: 'Data engineer',
    department: 'Data and AI',
    city: 'Riyadh',
    summary: 'Build the pipelines behind public-sector data offices: catalogued, tested, and boring in the best sense.',
    responsibilities: [
      'Move data from operational systems into governed stores, with lineage from the first day',
      'Write the tests that stop a broken feed before a dashboard shows it',
      'Classify fields with the data owner, and enforce what was agreed',
      'Explain a model or a number to people who did not build it',
    ],
    requirements: [
      'Three years with SQL and Python in production',
      'Experience with one of Airflow, dbt or Spark',
      'Knows what personal data is under the Saudi law and acts like it',
      'Clear written English; Arabic is an advantage',
    ],
    benefits: benefits.en,
    questions: [
      {
        label: 'Which describes your right to work in Saudi Arabia?',
        options: ['Saudi or GCC citizen', 'Resident with a transferable iqama', 'Neither of these'],
      },
      { label: 'Describe a pipeline you are proud of, in five sentences.' },
    ],
  },
  ar: {
    title: 'مهندس بيانات',
    department: 'البيانات والذكاء الاصطناعي',
    city: 'الرياض',
    summary: 'تبني مسارات البيانات لمكاتب البيانات في الجهات العامة: مفهرسة ومختبرة وهادئة كما ينبغي.',
    responsibilities: [
      'نقل البيانات من الأنظمة التشغيلية إلى مستودعات محوكمة مع تتبع المصدر من اليوم الأول',
      'كتابة الاختبارات التي توقف التغذية المعطوبة قبل أن تظهر في لوحة معلومات',
      'تصنيف الحقول مع مالك البيانات وتطبيق ما اتُّفق عليه',
      'شرح نموذج أو رقم لمن لم يشارك في بنائه',
    ],
    requirements: [
      'ثلاث سنوات عمل فعلي على SQL وPython',
      'خبرة في Airflow أو dbt أو Spark',
      'معرفة بنظام حماية البيانات الشخصية والعمل بمقتضاه',
      'كتابة واضحة بالإنجليزية، والعربية ميزة',
    ],
    benefits: benefits.ar,
    questions: [
      {
        label: 'أيّ مما يلي يصف أهليتك للعمل في السعودية؟',
        options: ['مواطن سعودي أو خليجي', 'مقيم بإقامة قابلة للنقل', 'لا ينطبق أي منهما'],
      },
      { label: 'صف مسار بيانات تفخر به في خمس جمل.' },
    ],
  },
})
