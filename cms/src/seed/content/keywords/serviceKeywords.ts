import type { CatalogueKey } from '@diwan/shared/catalogue'
import type { KeywordRow } from './keywordRow.ts'

export const serviceKeywords = {
  'business-establishment-relocation': {
    en: [
      'Company formation in Saudi Arabia',
      'MISA registration, commercial registration, regional headquarters and relocation: set up a company in the Kingdom with one plan.',
      [
        'company formation Saudi Arabia',
        'MISA registration',
        'foreign company Saudi Arabia',
        'regional headquarters RHQ',
        'commercial registration',
        'relocation Riyadh',
      ],
    ],
    ar: [
      'تأسيس الشركات في السعودية',
      'التسجيل لدى وزارة الاستثمار والسجل التجاري والمقر الإقليمي ونقل الموظفين في خطة واحدة.',
      ['تأسيس شركة في السعودية', 'ترخيص وزارة الاستثمار', 'شركة أجنبية', 'المقر الإقليمي', 'سجل تجاري', 'نقل الموظفين'],
    ],
  },
  'office-coworking-collaborative-spaces': {
    en: [
      'Serviced offices and coworking in three Saudi cities',
      'Furnished offices, project rooms and coworking with Ejar leases and a National Address that fit your licence.',
      [
        'serviced office Riyadh',
        'coworking Saudi Arabia',
        'registered address KSA',
        'office Jeddah',
        'office Al Khobar',
        'Ejar lease',
      ],
    ],
    ar: [
      'مكاتب مجهزة ومساحات عمل مشتركة',
      'مكاتب مؤثثة وغرف مشاريع وعضويات عمل في الرياض وجدة والخبر بعقود «إيجار» وعنوان وطني.',
      ['مكاتب مجهزة الرياض', 'مساحات عمل مشتركة', 'عنوان وطني للشركات', 'مكاتب جدة', 'مكاتب الخبر', 'عقد إيجار مكتب'],
    ],
  },
  'corporate-immigration-outsourcing': {
    en: [
      'Work visas, iqama and staff outsourcing',
      'Work visas, permits, Muqeem and Qiwa services, government relations and licensed staff outsourcing in Saudi Arabia.',
      [
        'work visa Saudi Arabia',
        'iqama renewal',
        'Qiwa services',
        'Muqeem',
        'government relations',
        'staff outsourcing KSA',
      ],
    ],
    ar: [
      'تأشيرات العمل والإقامات والإسناد',
      'تأشيرات ورخص عمل وخدمات مقيم وقوى وعلاقات حكومية وإسناد كوادر مرخص في المملكة.',
      ['تأشيرة عمل السعودية', 'تجديد إقامة', 'خدمات قوى', 'مقيم', 'علاقات حكومية', 'إسناد موظفين'],
    ],
  },
  'hr-management': {
    en: [
      'HR management, payroll and Saudization',
      'HR policies, payroll, GOSI, wage protection, Nitaqat planning and performance systems under the Saudi Labour Law.',
      ['HR services Saudi Arabia', 'payroll KSA', 'Nitaqat', 'Saudization plan', 'GOSI', 'Saudi Labour Law'],
    ],
    ar: [
      'إدارة الموارد البشرية والرواتب والتوطين',
      'لوائح ورواتب وتأمينات وحماية أجور وتخطيط نطاقات وأنظمة أداء وفق نظام العمل السعودي.',
      ['خدمات موارد بشرية', 'مسير رواتب', 'نطاقات', 'خطة توطين', 'التأمينات الاجتماعية', 'نظام العمل'],
    ],
  },
  'accounting-zakat-tax-advisory': {
    en: [
      'Accounting, zakat, VAT and e-invoicing',
      'Bookkeeping, zakat and income tax returns, VAT, transfer pricing, ZATCA assessments and Fatoora phase 2 integration.',
      [
        'zakat return',
        'VAT Saudi Arabia',
        'ZATCA e-invoicing phase 2',
        'Fatoora',
        'transfer pricing KSA',
        'accounting Riyadh',
      ],
    ],
    ar: [
      'المحاسبة والزكاة والقيمة المضافة والفوترة',
      'مسك الدفاتر وإقرارات الزكاة والضريبة والقيمة المضافة وتسعير المعاملات والمرحلة الثانية من «فاتورة».',
      [
        'إقرار الزكاة',
        'ضريبة القيمة المضافة',
        'الفوترة الإلكترونية المرحلة الثانية',
        'فاتورة',
        'تسعير المعاملات',
        'محاسبة الرياض',
      ],
    ],
  },
  'learning-training-academy': {
    en: [
      'Corporate training and academy',
      'Professional programmes, corporate academies and train-to-hire for Saudi talent, in Arabic and English.',
      [
        'corporate training Riyadh',
        'corporate academy',
        'HRDF training',
        'train to hire',
        'leadership programme Saudi Arabia',
      ],
    ],
    ar: [
      'التدريب المؤسسي والأكاديمية',
      'برامج مهنية وأكاديميات مؤسسية وتدريب منتهٍ بالتوظيف للكفاءات السعودية بالعربية والإنجليزية.',
      ['تدريب شركات الرياض', 'أكاديمية مؤسسية', 'دعم هدف للتدريب', 'تدريب منتهٍ بالتوظيف', 'برامج قيادية'],
    ],
  },
  'sap-implementation-support': {
    en: [
      'SAP S/4HANA implementation and support',
      'S/4HANA, RISE with SAP and application support with Fatoora, zakat, payroll and GOSI localisation.',
      [
        'SAP Saudi Arabia',
        'S/4HANA conversion',
        'RISE with SAP',
        'SAP Fatoora',
        'SAP support Riyadh',
        'SAP payroll KSA',
      ],
    ],
    ar: [
      'تطبيق SAP S/4HANA ودعمه',
      'S/4HANA وRISE with SAP ودعم التطبيقات مع توطين «فاتورة» والزكاة والرواتب والتأمينات.',
      ['ساب السعودية', 'التحول إلى S/4HANA', 'RISE with SAP', 'ربط ساب بفاتورة', 'دعم ساب', 'رواتب ساب'],
    ],
  },
  'data-governance-analytics': {
    en: [
      'Data governance, PDPL and analytics',
      'Data offices, national data standards, Personal Data Protection Law compliance and trusted reports.',
      ['data governance Saudi Arabia', 'PDPL compliance', 'NDMO standards', 'data office', 'Power BI Riyadh', 'SDAIA'],
    ],
    ar: [
      'حوكمة البيانات وحمايتها وتحليلها',
      'مكاتب بيانات ومعايير وطنية وامتثال لنظام حماية البيانات الشخصية وتقارير موثوقة.',
      [
        'حوكمة البيانات',
        'نظام حماية البيانات الشخصية',
        'معايير مكتب إدارة البيانات الوطنية',
        'مكتب بيانات',
        'تحليل البيانات',
        'سدايا',
      ],
    ],
  },
  'low-code-cloud-solutions': {
    en: [
      'Low-code applications and cloud',
      'Business applications in weeks and cloud landing zones inside the Kingdom under CST and NCA rules.',
      [
        'low-code Saudi Arabia',
        'Power Platform Riyadh',
        'cloud migration KSA',
        'cloud first policy',
        'CST cloud framework',
      ],
    ],
    ar: [
      'التطوير منخفض الشفرة والسحابة',
      'تطبيقات أعمال خلال أسابيع وبنى سحابية داخل المملكة وفق تنظيمات الحوسبة السحابية وضوابطها.',
      ['تطوير منخفض الشفرة', 'تطبيقات أعمال', 'الترحيل السحابي', 'السحابة أولًا', 'حوسبة سحابية السعودية'],
    ],
  },
  'ai-machine-learning': {
    en: [
      'AI and machine learning consulting',
      'AI use cases with a measured benefit, Arabic language models tested on your text, and governance under SDAIA principles.',
      [
        'AI consulting Saudi Arabia',
        'Arabic language model',
        'machine learning Riyadh',
        'AI governance SDAIA',
        'document automation',
      ],
    ],
    ar: [
      'استشارات الذكاء الاصطناعي وتعلم الآلة',
      'حالات استخدام بعائد مقيس ونماذج عربية مختبرة على نصوصكم وحوكمة وفق مبادئ «سدايا».',
      ['ذكاء اصطناعي السعودية', 'نماذج لغوية عربية', 'تعلم الآلة', 'حوكمة الذكاء الاصطناعي', 'أتمتة الوثائق'],
    ],
  },
  'digital-transformation-consulting': {
    en: [
      'Digital transformation consulting',
      'Strategy, service redesign, operating models and delivery offices for Vision 2030 targets and growing companies.',
      [
        'digital transformation Saudi Arabia',
        'Vision 2030 consulting',
        'DGA measurement',
        'transformation office',
        'enterprise architecture',
      ],
    ],
    ar: [
      'استشارات التحول الرقمي',
      'إستراتيجية وإعادة تصميم خدمات ونماذج تشغيلية ومكاتب إنجاز لمستهدفات رؤية 2030 والشركات.',
      ['التحول الرقمي', 'استشارات رؤية 2030', 'قياس التحول الرقمي', 'مكتب التحول', 'البنية المؤسسية'],
    ],
  },
  'managed-services': {
    en: [
      'Managed IT and business services',
      'Service desk, application and cloud operations, finance and payroll run from Riyadh with open service levels.',
      [
        'managed services Saudi Arabia',
        'IT outsourcing Riyadh',
        'application support',
        'payroll outsourcing',
        'service desk Arabic',
      ],
    ],
    ar: [
      'الخدمات المُدارة للتقنية والأعمال',
      'مكتب خدمة وتشغيل تطبيقات وسحابة ومالية ورواتب من الرياض بمستويات خدمة معلنة.',
      ['خدمات مدارة', 'إسناد تقنية المعلومات', 'دعم التطبيقات', 'إسناد الرواتب', 'مكتب خدمة'],
    ],
  },
  cybersecurity: {
    en: [
      'Cybersecurity, NCA ECC and SAMA compliance',
      'ECC, CSCC, CCC, OTCC and SAMA framework compliance, penetration testing and incident readiness.',
      [
        'NCA ECC compliance',
        'SAMA cyber security framework',
        'penetration testing Saudi Arabia',
        'OTCC',
        'incident response Riyadh',
        'cybersecurity consulting',
      ],
    ],
    ar: [
      'الأمن السيبراني والالتزام بالضوابط',
      'الضوابط الأساسية وضوابط الأنظمة الحساسة والسحابة والأنظمة التشغيلية وإطار البنك المركزي واختبار الاختراق.',
      [
        'الضوابط الأساسية للأمن السيبراني',
        'إطار البنك المركزي',
        'اختبار اختراق',
        'الهيئة الوطنية للأمن السيبراني',
        'الاستجابة للحوادث',
        'استشارات أمن سيبراني',
      ],
    ],
  },
} as const satisfies Partial<Record<CatalogueKey, KeywordRow>>
