import { defineIndustrySolution } from '../defineIndustrySolution.ts'

export const industrialManufacturingSupplyChain = defineIndustrySolution({
  key: 'industrial-manufacturing-supply-chain',
  icon: 'factory',
  order: 4,
  experts: ['khalid-alshammari', 'maha-alqahtani'],
  services: [
    'sap-implementation-support',
    'hr-management',
    'corporate-immigration-outsourcing',
    'cybersecurity',
    'accounting-zakat-tax-advisory',
  ],
  caseStudies: ['manufacturing-saudization', 'logistics-market-entry'],
  en: {
    title: 'Industrial, Manufacturing & Supply Chain',
    summary:
      'For factories, contractors to industry and logistics operators building capacity under the National Industrial Strategy.',
    intro: `
Industry in the Kingdom is expanding on several fronts at once: new plants in MODON cities and the Royal Commission’s zones, local content requirements from the largest buyers, logistics zones linked to ports and airports, and incentives tied to technology and Saudi employment. Each incentive is a commitment too, with reports that someone must file.

We connect the plan to the plant. Our work begins with an industrial licence, a line that stops too often or an ERP system nobody trusts, and ends with numbers the shift supervisor and the chief financial officer read in the same way.`,
    challenges: [
      [
        'Commitments scattered across agencies',
        'Licences, loans, land, customs exemptions and local content each have conditions and renewal dates.',
      ],
      [
        'Unreliable stock and cost figures',
        'Production, warehouse and finance close the month with three different numbers.',
      ],
      [
        'Workforce',
        'Localisation decisions by profession, technical roles that are hard to fill, and high first-year turnover.',
      ],
      ['Exposed control systems', 'Plants connected to the network faster than they were protected.'],
    ],
    offerings: [
      [
        'Industrial set-up',
        'Industrial licences, land in industrial cities, SIDF files, customs exemptions and SABER conformity.',
      ],
      [
        'ERP and planning',
        'S/4HANA for production, maintenance and warehousing, and sales and operations planning that holds.',
      ],
      [
        'Supply chain and logistics',
        'Network design, bonded and logistics zones, FASAH processes and transport contracts.',
      ],
      [
        'Saudi technical workforce',
        'Train-to-hire with technical institutes, shift design and retention in the first year.',
      ],
      [
        'Operational technology security',
        'OTCC assessment, segmentation and recovery tests that do not stop the line.',
      ],
    ],
    steps: [
      ['Walk the line', 'Two days on each site before the first interview in an office.'],
      ['Find the money', 'Stops, stock, energy and labour in riyals per tonne or unit.'],
      ['Fix and prove', 'One line, one warehouse or one process, measured for eight weeks.'],
      ['Roll out', 'Site by site, led by your own engineers.'],
    ],
    outcomes: [
      ['18%', 'lower inventory after planning redesign'],
      ['61%', 'Saudi nationals in technical roles at one manufacturer, from 34%'],
      ['5 days', 'monthly close, from fourteen'],
      ['0', 'production stops caused by security work'],
    ],
    faqs: [
      [
        'Do you help foreign manufacturers enter?',
        'Yes: feasibility, MISA registration, industrial licence, land, financing file and the first hundred employees.',
      ],
      [
        'Which ERP systems do you know?',
        'SAP above all, and integrations with plant and warehouse systems from other makers.',
      ],
      [
        'Can you improve local content scores?',
        'We calculate the present score, find suppliers and categories with the best effect, and prepare the audited certificate.',
      ],
      [
        'Do you work outside Riyadh?',
        'Most industrial projects are in the Eastern Province, Jeddah, Yanbu and Jubail. Our Al Khobar and Jeddah offices lead them.',
      ],
    ],
  },
  ar: {
    title: 'الصناعة وسلاسل الإمداد',
    summary: 'للمصانع ومقاولي الصناعة ومشغلي الخدمات اللوجستية الذين يبنون طاقاتهم في ظل الإستراتيجية الوطنية للصناعة.',
    intro: `
تتوسع الصناعة في المملكة على جبهات عدة: مصانع جديدة في مدن «مدن» ومناطق الهيئة الملكية، ومتطلبات محتوى محلي من كبار المشترين، ومناطق لوجستية مرتبطة بالموانئ والمطارات، وحوافز مشروطة بالتقنية وتوظيف السعوديين. وكل حافز التزام كذلك، له تقارير يجب أن يقدمها أحد.

نصل الخطة بالمصنع. يبدأ عملنا برخصة صناعية أو خط يتوقف كثيرًا أو نظام موارد لا يثق به أحد، وينتهي بأرقام يقرؤها مشرف الوردية والمدير المالي قراءة واحدة.`,
    challenges: [
      [
        'التزامات موزعة بين الجهات',
        'للتراخيص والقروض والأراضي والإعفاءات الجمركية والمحتوى المحلي شروط ومواعيد تجديد متفرقة.',
      ],
      ['أرقام مخزون وتكلفة لا يُعتمد عليها', 'يُقفل الإنتاج والمستودع والمالية الشهر بثلاثة أرقام.'],
      ['القوى العاملة', 'قرارات توطين بحسب المهنة، وأدوار فنية يصعب شغلها، ودوران مرتفع في السنة الأولى.'],
      ['أنظمة تحكم مكشوفة', 'مصانع رُبطت بالشبكة أسرع مما حُميت.'],
    ],
    offerings: [
      [
        'التأسيس الصناعي',
        'التراخيص الصناعية والأراضي وملفات صندوق التنمية الصناعية والإعفاءات الجمركية ومطابقة «سابر».',
      ],
      ['نظم الموارد والتخطيط', 'S/4HANA للإنتاج والصيانة والمستودعات، وتخطيط مبيعات وعمليات يصمد.'],
      ['سلاسل الإمداد والخدمات اللوجستية', 'تصميم الشبكة ومناطق الإيداع واللوجستيات وإجراءات «فسح» وعقود النقل.'],
      ['الكوادر الفنية السعودية', 'تدريب منتهٍ بالتوظيف مع المعاهد التقنية وتصميم الورديات والاستبقاء في السنة الأولى.'],
      ['أمن الأنظمة التشغيلية', 'تقييم ضوابط الأنظمة التشغيلية والعزل واختبارات استعادة لا توقف الخط.'],
    ],
    steps: [
      ['جولة على الخط', 'يومان في كل موقع قبل أول مقابلة مكتبية.'],
      ['موضع المال', 'التوقفات والمخزون والطاقة والعمالة بالريال لكل طن أو وحدة.'],
      ['الإصلاح والإثبات', 'خط واحد أو مستودع أو إجراء يُقاس ثمانية أسابيع.'],
      ['التعميم', 'موقعًا بعد موقع بقيادة مهندسيكم.'],
    ],
    outcomes: [
      ['18%', 'انخفاض المخزون بعد إعادة تصميم التخطيط'],
      ['61%', 'نسبة السعوديين في الأدوار الفنية لدى أحد المصانع بعد أن كانت 34%'],
      ['5 أيام', 'مدة الإقفال الشهري بعد أن كانت أربعة عشر يومًا'],
      ['0', 'توقفات إنتاج سببها أعمال الأمن السيبراني'],
    ],
    faqs: [
      [
        'هل تساعدون المصنّعين الأجانب على الدخول؟',
        'نعم: الجدوى والتسجيل لدى وزارة الاستثمار والترخيص الصناعي والأرض وملف التمويل وأول مئة موظف.',
      ],
      ['أي أنظمة موارد تتقنون؟', 'ساب في المقام الأول، والتكامل مع أنظمة المصانع والمستودعات من مزودين آخرين.'],
      [
        'هل تحسّنون درجة المحتوى المحلي؟',
        'نحسب الدرجة الراهنة ونحدد الموردين والفئات الأعلى أثرًا ونجهز الشهادة المدققة.',
      ],
      [
        'هل تعملون خارج الرياض؟',
        'معظم مشاريعنا الصناعية في المنطقة الشرقية وجدة وينبع والجبيل، ويقودها مكتبا الخبر وجدة.',
      ],
    ],
  },
})
