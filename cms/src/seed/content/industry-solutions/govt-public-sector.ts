import { defineIndustrySolution } from '../defineIndustrySolution.ts'

export const govtPublicSector = defineIndustrySolution({
  key: 'govt-public-sector',
  icon: 'landmark',
  order: 1,
  experts: ['lina-haddad', 'noura-alharbi'],
  services: [
    'digital-transformation-consulting',
    'data-governance-analytics',
    'cybersecurity',
    'learning-training-academy',
    'ai-machine-learning',
  ],
  caseStudies: ['ministry-data-office'],
  en: {
    title: 'Government & Public Sector',
    summary:
      'For ministries, authorities, royal commissions and state companies that deliver Vision 2030 targets and are measured on them every year.',
    intro: `
Public entities in the Kingdom are assessed more often and more openly than almost anywhere: digital maturity, data management, cybersecurity, service experience and spending efficiency each have a measuring body and a yearly score. The scores matter. What matters more is that a person finishes a request on a phone without visiting a counter.

We help entities do both with one plan. Our consultants have worked inside vision realisation offices and data offices, know the Government Tenders and Procurement Law and Etimad from the buyer’s side, and write in Arabic first. We measure ourselves by what remains when we leave: trained Saudi staff, processes that are written down, and decisions that no longer need us.`,
    challenges: [
      ['Many measurements', 'Several national indices each year, with overlapping evidence and different deadlines.'],
      [
        'Projects without users',
        'Systems delivered on time that beneficiaries avoid because the rule behind them did not change.',
      ],
      ['Dependence on suppliers', 'Knowledge leaves with the contract, and the next tender starts from zero.'],
    ],
    offerings: [
      [
        'Strategy and realisation offices',
        'Alignment with Vision 2030 programmes, indicators that can be verified, and delivery routines.',
      ],
      [
        'Digital services',
        'Beneficiary journeys, rule simplification and shared services such as Nafath and the unified platforms.',
      ],
      ['Data offices', 'National data standards, open data, classification and PDPL duties of public bodies.'],
      [
        'Procurement and local content',
        'Specifications, evaluation criteria, framework agreements and local content requirements.',
      ],
      ['Capability building', 'Programmes for public employees with measured transfer of the consultants’ work.'],
    ],
    steps: [
      ['Mandate', 'Read the regulation, targets and last scores with the sponsor.'],
      ['Evidence', 'Collect once for all measurements, and see which gaps are shared.'],
      ['Deliver', 'Quarterly outcomes with named owners inside the entity.'],
      [
        'Transfer',
        'Each consultant works beside an employee; transfer is assessed before payment of the last instalment.',
      ],
    ],
    outcomes: [
      ['+23', 'points in a yearly data maturity index within two cycles'],
      ['70%', 'fewer documents requested in redesigned services'],
      ['4 of 5', 'consultant roles handed to employees by contract end'],
    ],
    faqs: [
      [
        'Can we contract you through Etimad?',
        'Yes. We are registered there, with the classification and certificates required for consultancy tenders.',
      ],
      [
        'Do you work in Arabic?',
        'Deliverables are written in Arabic and translated where needed. Workshops are held in the language of the participants.',
      ],
      [
        'How do you meet local content rules?',
        'Most of our staff are Saudi nationals and our spending is in the Kingdom. We supply the local content score documents with each bid.',
      ],
      [
        'How is confidentiality kept?',
        'Staff are cleared as your entity requires, work on your systems, and sign individually. Classified material never enters our network.',
      ],
    ],
  },
  ar: {
    title: 'القطاع الحكومي والعام',
    summary: 'للوزارات والهيئات والهيئات الملكية والشركات الحكومية التي تحقق مستهدفات رؤية 2030 وتُقاس عليها كل عام.',
    intro: `
تخضع الجهات العامة في المملكة لتقييم متكرر ومعلن قلّ نظيره: النضج الرقمي وإدارة البيانات والأمن السيبراني وتجربة المستفيد وكفاءة الإنفاق، ولكل منها جهة قياس ودرجة سنوية. والدرجات مهمة، والأهم أن يُنهي المستفيد طلبه من هاتفه بلا مراجعة.

نساعد الجهات على الأمرين بخطة واحدة. عمل مستشارونا في مكاتب تحقيق الرؤية ومكاتب البيانات، ويعرفون نظام المنافسات والمشتريات الحكومية ومنصة «اعتماد» من موقع المشتري، ويكتبون بالعربية أولًا. ونقيس أنفسنا بما يبقى بعد رحيلنا: كوادر سعودية مدربة، وإجراءات مكتوبة، وقرارات لا تحتاج إلينا.`,
    challenges: [
      ['كثرة القياسات', 'مؤشرات وطنية عدة كل عام بأدلة متداخلة ومواعيد مختلفة.'],
      ['مشاريع بلا مستخدمين', 'أنظمة سُلمت في وقتها ويتجنبها المستفيدون لأن القاعدة التي تقف خلفها لم تتغير.'],
      ['الاعتماد على الموردين', 'تغادر المعرفة مع العقد وتبدأ المنافسة التالية من الصفر.'],
    ],
    offerings: [
      ['الإستراتيجية ومكاتب تحقيق الرؤية', 'مواءمة مع برامج الرؤية ومؤشرات قابلة للتحقق وإيقاع إنجاز ثابت.'],
      [
        'الخدمات الرقمية',
        'رحلات المستفيدين وتبسيط القواعد والاستفادة من الخدمات المشتركة مثل «نفاذ» والمنصات الموحدة.',
      ],
      ['مكاتب البيانات', 'المعايير الوطنية والبيانات المفتوحة والتصنيف وواجبات الجهات في حماية البيانات الشخصية.'],
      ['المشتريات والمحتوى المحلي', 'المواصفات ومعايير التقييم والاتفاقيات الإطارية ومتطلبات المحتوى المحلي.'],
      ['بناء القدرات', 'برامج للموظفين مع نقل مقيس لعمل المستشارين.'],
    ],
    steps: [
      ['التكليف', 'قراءة التنظيم والمستهدفات ونتائج القياس السابقة مع الراعي.'],
      ['الأدلة', 'جمعها مرة لجميع القياسات ومعرفة الفجوات المشتركة.'],
      ['الإنجاز', 'نتائج ربع سنوية بمالكين محددين من داخل الجهة.'],
      ['النقل', 'يعمل كل مستشار إلى جانب موظف، ويُقيَّم النقل قبل صرف الدفعة الأخيرة.'],
    ],
    outcomes: [
      ['+23', 'نقطة في مؤشر سنوي لنضج البيانات خلال دورتين'],
      ['70%', 'انخفاض المستندات المطلوبة في الخدمات المعاد تصميمها'],
      ['4 من 5', 'أدوار استشارية نُقلت إلى الموظفين بنهاية العقد'],
    ],
    faqs: [
      [
        'هل يمكن التعاقد معكم عبر «اعتماد»؟',
        'نعم، نحن مسجلون فيها ولدينا الشهادات المطلوبة لمنافسات الخدمات الاستشارية.',
      ],
      ['هل تعملون بالعربية؟', 'تُكتب المخرجات بالعربية وتترجم عند الحاجة، وتُعقد الورش بلغة المشاركين.'],
      [
        'كيف تستوفون متطلبات المحتوى المحلي؟',
        'معظم كوادرنا سعوديون وإنفاقنا داخل المملكة، ونقدم وثائق درجة المحتوى المحلي مع كل عرض.',
      ],
      [
        'كيف تُصان السرية؟',
        'يخضع الفريق لمتطلبات جهتكم ويعمل على أنظمتكم ويوقع كل فرد التزامه، ولا تدخل المواد المصنفة شبكتنا.',
      ],
    ],
  },
})
