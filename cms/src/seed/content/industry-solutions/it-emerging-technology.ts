import { defineIndustrySolution } from '../defineIndustrySolution.ts'

export const itEmergingTechnology = defineIndustrySolution({
  key: 'it-emerging-technology',
  icon: 'cpu',
  order: 5,
  experts: ['khalid-alshammari', 'noura-alharbi'],
  services: [
    'business-establishment-relocation',
    'low-code-cloud-solutions',
    'ai-machine-learning',
    'cybersecurity',
    'managed-services',
  ],
  caseStudies: ['training-provider-learning-platform'],
  en: {
    title: 'IT & Emerging Technology',
    summary:
      'For software, cloud, telecom and AI companies that enter, build or scale in the Kingdom’s technology market.',
    intro: `
The Saudi technology market rewards companies that are present. Buyers ask for local entities, local support, data held in the Kingdom and Saudi engineers; regulators ask cloud and communications providers for registration; and the largest tenders are public. A good product sold from abroad usually stops at the first security questionnaire.

We help foreign vendors become Saudi companies in the ways that count, and help Saudi technology companies grow up: governance before the investment round, certification before the tender, and an operating model that survives the founder’s holiday.`,
    challenges: [
      [
        'Market entry conditions',
        'Licences, regional headquarters policy, local support and data residency arrive in the same tender.',
      ],
      ['Trust', 'Customers must show their regulator that a young supplier is safe.'],
      ['Engineering talent', 'Competition for Saudi engineers with employers that pay more.'],
    ],
    offerings: [
      ['Market entry for vendors', 'Entity, licence, partner selection, pricing and the first reference customer.'],
      ['Regulatory files', 'CST registrations, cloud classification, type approvals and PDPL documentation.'],
      ['Assurance', 'ISO/IEC 27001, ECC alignment and answers to customers’ security questionnaires.'],
      [
        'Scale-up advisory',
        'Governance, finance function, investor readiness and grants of the technology development programmes.',
      ],
      ['Engineering teams', 'Graduate cohorts, salary structure and career paths that retain.'],
    ],
    steps: [
      ['Fit', 'Which customers, through whom, under which rules.'],
      ['Presence', 'Entity, people and data in the Kingdom.'],
      ['Proof', 'One customer, one certification, one public reference.'],
      ['Scale', 'Channels, support and hiring plan for three years.'],
    ],
    outcomes: [
      ['14 weeks', 'from decision to first signed contract, at best'],
      ['27', 'technology companies established since 2019'],
      ['90%', 'of security questionnaires answered from a ready file'],
    ],
    faqs: [
      [
        'Do we need a partner or our own entity?',
        'A reseller is quicker, an entity is what government and banks prefer. Many clients do both in order, and we plan for the change.',
      ],
      [
        'Must data stay in the Kingdom?',
        'Government and much regulated data: in practice yes. Other data depends on classification, PDPL transfer rules and the contract.',
      ],
      [
        'Can start-ups afford you?',
        'We offer a fixed set-up package and an advisory subscription for companies with fewer than thirty people.',
      ],
      ['Do you invest?', 'No. We introduce companies to investors without a success fee.'],
    ],
  },
  ar: {
    title: 'تقنية المعلومات والتقنيات الناشئة',
    summary: 'لشركات البرمجيات والسحابة والاتصالات والذكاء الاصطناعي التي تدخل سوق التقنية السعودي أو تنمو فيه.',
    intro: `
يكافئ سوق التقنية السعودي الشركات الحاضرة فيه. فالمشترون يطلبون كيانًا ودعمًا محليين وبيانات داخل المملكة ومهندسين سعوديين، والجهات المنظمة تطلب تسجيل مزودي السحابة والاتصالات، وأكبر المنافسات حكومية. والمنتج الجيد الذي يُباع من الخارج يتوقف غالبًا عند أول استبانة أمنية.

نساعد المورد الأجنبي على أن يصبح شركة سعودية فيما يهم، ونساعد شركة التقنية السعودية على النضج: حوكمة قبل الجولة الاستثمارية، وشهادة قبل المنافسة، ونموذج تشغيلي لا يتوقف بإجازة المؤسس.`,
    challenges: [
      ['شروط دخول السوق', 'التراخيص وسياسة المقرات الإقليمية والدعم المحلي وموقع البيانات تجتمع في منافسة واحدة.'],
      ['الثقة', 'على العميل أن يثبت لجهته الإشرافية أن المورد الناشئ آمن.'],
      ['الكفاءات الهندسية', 'منافسة على المهندس السعودي مع من يدفع أكثر.'],
    ],
    offerings: [
      ['دخول السوق للموردين', 'الكيان والترخيص واختيار الشريك والتسعير وأول عميل مرجعي.'],
      [
        'الملفات التنظيمية',
        'التسجيل لدى هيئة الاتصالات والفضاء والتقنية وتصنيف السحابة واعتماد الأجهزة ووثائق حماية البيانات.',
      ],
      ['إثبات الموثوقية', 'شهادة ISO/IEC 27001 ومواءمة الضوابط الأساسية والإجابة عن الاستبانات الأمنية.'],
      ['استشارات النمو', 'الحوكمة والإدارة المالية والجاهزية للمستثمر ومنح برامج تنمية التقنية.'],
      ['الفرق الهندسية', 'دفعات خريجين وسلم رواتب ومسارات مهنية تُبقي الكفاءات.'],
    ],
    steps: [
      ['الملاءمة', 'أي العملاء، وعبر من، وبأي قواعد.'],
      ['الحضور', 'الكيان والفريق والبيانات داخل المملكة.'],
      ['الإثبات', 'عميل واحد وشهادة واحدة ومرجع معلن واحد.'],
      ['التوسع', 'القنوات والدعم وخطة التوظيف لثلاث سنوات.'],
    ],
    outcomes: [
      ['14 أسبوعًا', 'من القرار إلى أول عقد موقّع في أفضل الحالات'],
      ['27', 'شركة تقنية أُسست منذ 2019'],
      ['90%', 'من أسئلة الاستبانات الأمنية تُجاب من ملف جاهز'],
    ],
    faqs: [
      [
        'شريك محلي أم كيان مستقل؟',
        'الموزع أسرع، والكيان ما تفضله الجهات الحكومية والبنوك. ويجمع كثير من العملاء بينهما على مرحلتين، ونخطط لهذا الانتقال.',
      ],
      [
        'هل يجب أن تبقى البيانات داخل المملكة؟',
        'البيانات الحكومية وكثير من البيانات الخاضعة للتنظيم: نعم عمليًا. وغيرها بحسب التصنيف وقواعد النقل والعقد.',
      ],
      ['هل خدماتكم في متناول الشركات الناشئة؟', 'لدينا حزمة تأسيس بسعر ثابت واشتراك استشاري لمن يقل فريقه عن ثلاثين.'],
      ['هل تستثمرون؟', 'لا. نعرّف الشركات بالمستثمرين دون أتعاب نجاح.'],
    ],
  },
})
