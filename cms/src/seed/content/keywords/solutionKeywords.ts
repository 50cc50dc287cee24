import type { CatalogueKey } from '@diwan/shared/catalogue'
import type { KeywordRow } from './keywordRow.ts'

export const solutionKeywords = {
  'govt-public-sector': {
    en: [
      'Consulting for government and the public sector',
      'Strategy offices, digital services, data offices and procurement for Saudi public entities.',
      ['government consulting Saudi Arabia', 'Vision 2030 delivery', 'Etimad', 'data office', 'digital government'],
    ],
    ar: [
      'استشارات القطاع الحكومي والعام',
      'مكاتب إستراتيجية وخدمات رقمية ومكاتب بيانات ومشتريات للجهات العامة في المملكة.',
      ['استشارات حكومية', 'تحقيق الرؤية', 'اعتماد', 'مكتب البيانات', 'الحكومة الرقمية'],
    ],
  },
  'banking-finance': {
    en: [
      'Consulting for banking and finance',
      'Supervisory readiness, fintech licensing, customer data, fraud controls and zakat for Saudi financial institutions.',
      [
        'banking consulting Saudi Arabia',
        'SAMA compliance',
        'fintech licence KSA',
        'IFRS 9',
        'open banking Saudi Arabia',
      ],
    ],
    ar: [
      'استشارات القطاع المصرفي والمالي',
      'جاهزية إشرافية وترخيص تقنية مالية وبيانات عملاء ومكافحة احتيال وزكاة للمؤسسات المالية.',
      ['استشارات مصرفية', 'التزام البنك المركزي', 'ترخيص تقنية مالية', 'المصرفية المفتوحة', 'مكافحة الاحتيال'],
    ],
  },
  'continued-education-professional-development': {
    en: [
      'Consulting for training and continued education',
      'Licensing, accreditation, programme design and learning platforms for training providers in the Kingdom.',
      [
        'TVTC licence',
        'training provider Saudi Arabia',
        'ETEC accreditation',
        'eLearning licence',
        'continuing education',
      ],
    ],
    ar: [
      'استشارات التعليم المستمر والتطوير المهني',
      'ترخيص واعتماد وتصميم برامج ومنصات تعلم لجهات التدريب في المملكة.',
      ['ترخيص مركز تدريب', 'اعتماد البرامج', 'التعلم الإلكتروني', 'التعليم المستمر', 'التطوير المهني'],
    ],
  },
  'industrial-manufacturing-supply-chain': {
    en: [
      'Consulting for industry and supply chain',
      'Industrial licences, S/4HANA, logistics, local content, Saudi technicians and OT security for manufacturers.',
      [
        'industrial licence Saudi Arabia',
        'manufacturing consulting',
        'local content score',
        'OT security',
        'supply chain KSA',
        'MODON',
      ],
    ],
    ar: [
      'استشارات الصناعة وسلاسل الإمداد',
      'تراخيص صناعية وS/4HANA ولوجستيات ومحتوى محلي وفنيون سعوديون وأمن أنظمة تشغيلية للمصانع.',
      ['ترخيص صناعي', 'استشارات مصانع', 'المحتوى المحلي', 'أمن الأنظمة التشغيلية', 'سلاسل الإمداد', 'مدن'],
    ],
  },
  'it-emerging-technology': {
    en: [
      'Consulting for technology companies',
      'Market entry, regulatory files, assurance and scale-up for software, cloud, telecom and AI companies in the Kingdom.',
      [
        'technology company Saudi Arabia',
        'CST registration',
        'data residency KSA',
        'start-up advisory Riyadh',
        'ISO 27001',
      ],
    ],
    ar: [
      'استشارات شركات التقنية',
      'دخول السوق والملفات التنظيمية وإثبات الموثوقية والنمو لشركات البرمجيات والسحابة والاتصالات والذكاء الاصطناعي.',
      [
        'شركات تقنية السعودية',
        'هيئة الاتصالات والفضاء والتقنية',
        'استضافة البيانات',
        'استشارات شركات ناشئة',
        'آيزو 27001',
      ],
    ],
  },
  'real-estate-construction': {
    en: [
      'Consulting for real estate and construction',
      'Wafi and REGA licensing, real estate transaction tax, project systems and site workforce for developers and contractors.',
      [
        'real estate consulting Saudi Arabia',
        'REGA licence',
        'Wafi off-plan',
        'real estate transaction tax',
        'construction ERP',
        'contractor workforce',
      ],
    ],
    ar: [
      'استشارات العقار والتشييد',
      'تراخيص «وافي» والهيئة العامة للعقار وضريبة التصرفات وأنظمة المشاريع وعمالة المواقع للمطورين والمقاولين.',
      [
        'استشارات عقارية',
        'الهيئة العامة للعقار',
        'وافي البيع على الخارطة',
        'ضريبة التصرفات العقارية',
        'أنظمة المقاولات',
        'عمالة المواقع',
      ],
    ],
  },
} as const satisfies Partial<Record<CatalogueKey, KeywordRow>>
