import { defineIndustrySolution } from '../defineIndustrySolution.ts'

export const bankingFinance = defineIndustrySolution({
  key: 'banking-finance',
  icon: 'scale',
  order: 2,
  experts: ['khalid-alshammari', 'omar-alzahrani', 'faisal-alotaibi'],
  services: [
    'cybersecurity',
    'data-governance-analytics',
    'ai-machine-learning',
    'managed-services',
    'accounting-zakat-tax-advisory',
  ],
  caseStudies: ['bank-cyber-resilience'],
  en: {
    title: 'Banking & Finance',
    summary:
      'For banks, finance companies, insurers and fintechs supervised by the Saudi Central Bank, the Capital Market Authority and the Insurance Authority.',
    intro: `
Financial institutions in the Kingdom are growing inside one of the most attentive supervisory environments in the region. The Financial Sector Development Program expects cashless payments, open banking and deeper capital markets; the Saudi Central Bank expects cyber resilience, business continuity, fraud controls and outsourcing to be proven in detail.

We work where the two meet. Our teams know the frameworks by control number and the branch by its queue. They prepare licences for fintechs in the regulatory sandbox, raise maturity under the SAMA Cyber Security Framework, clean customer data, and take manual work out of onboarding, reconciliation and regulatory reporting.`,
    challenges: [
      [
        'Many frameworks, one team',
        'Cybersecurity, IT governance, continuity, fraud and data rules overlap, and each asks for its own evidence.',
      ],
      [
        'Customer data in pieces',
        'Core, cards, loans and channels disagree about who the customer is, which costs most in onboarding and financial crime checks.',
      ],
      [
        'Cost of compliance work',
        'Reports that are assembled by hand each quarter by people who should be analysing them.',
      ],
      ['Talent', 'Localisation targets in roles where experienced Saudi specialists are scarce.'],
    ],
    offerings: [
      [
        'Supervisory readiness',
        'One control library mapped to all frameworks, evidence collected once, and rehearsals before inspections.',
      ],
      ['Fintech licensing', 'Sandbox applications, capital and governance requirements, and outsourcing files.'],
      [
        'Customer data and onboarding',
        'One customer record, verification through national services, and risk-based due diligence.',
      ],
      [
        'Fraud and financial crime',
        'Scenario review, alert tuning and models whose reasons can be explained to an investigator.',
      ],
      ['Finance and zakat', 'Zakat for financial activities, IFRS 9 and 17 support, and a faster close.'],
    ],
    steps: [
      ['Read', 'Inspection letters, audit findings and policies, in two weeks.'],
      ['Consolidate', 'One register of obligations, controls and owners.'],
      ['Close', 'Gaps in order of risk, with evidence filed as they close.'],
      ['Keep', 'A yearly calendar run by your second line, reviewed by us.'],
    ],
    outcomes: [
      ['40%', 'less effort to prepare supervisory evidence, on average'],
      ['11 days', 'typical reduction in corporate onboarding time'],
      ['Level 4', 'cyber maturity reached in two consecutive assessments'],
      ['1', 'register of controls in place of five or more'],
    ],
    faqs: [
      [
        'Which institutions do you work with?',
        'Banks, finance and insurance companies, payment and open-banking fintechs, and capital market institutions.',
      ],
      [
        'Can you help before we have a licence?',
        'Yes. We prepare the business plan, governance, technology and outsourcing files the regulator reads, and stay until the first inspection.',
      ],
      [
        'Do you take outsourced operations?',
        'Non-core operations only, under the outsourcing rules and with the notices or approvals they require.',
      ],
      [
        'How do you treat confidential data?',
        'Work is done on your premises or in environments you control, inside the Kingdom. Nothing leaves without a written release.',
      ],
    ],
  },
  ar: {
    title: 'القطاع المصرفي والمالي',
    summary:
      'للبنوك وشركات التمويل والتأمين والتقنية المالية الخاضعة لإشراف البنك المركزي السعودي وهيئة السوق المالية وهيئة التأمين.',
    intro: `
تنمو المؤسسات المالية في المملكة ضمن واحدة من أكثر البيئات الإشرافية يقظة في المنطقة. فبرنامج تطوير القطاع المالي يستهدف المدفوعات غير النقدية والمصرفية المفتوحة وسوقًا مالية أعمق، والبنك المركزي يطلب إثباتًا مفصلًا للصمود السيبراني واستمرارية الأعمال ومكافحة الاحتيال وضوابط الإسناد.

نعمل حيث يلتقي الأمران. يعرف فريقنا الأطر بأرقام ضوابطها ويعرف الفرع من طابوره؛ نجهز ملفات الترخيص لشركات التقنية المالية في البيئة التجريبية، ونرفع النضج وفق إطار الأمن السيبراني، ونصلح بيانات العملاء، ونزيح العمل اليدوي عن فتح الحسابات والتسويات والتقارير النظامية.`,
    challenges: [
      [
        'أطر متعددة وفريق واحد',
        'تتداخل متطلبات الأمن السيبراني وحوكمة التقنية والاستمرارية والاحتيال والبيانات، ولكل منها أدلته.',
      ],
      ['بيانات عميل مجزأة', 'تختلف الأنظمة في هوية العميل، وأعلى التكلفة في فتح الحسابات ومكافحة الجرائم المالية.'],
      ['تكلفة أعمال الالتزام', 'تقارير تُجمع يدويًا كل ربع سنة على يد من يفترض أن يحللها.'],
      ['الكفاءات', 'مستهدفات توطين في أدوار يندر فيها المتخصص السعودي الخبير.'],
    ],
    offerings: [
      ['الجاهزية الإشرافية', 'مكتبة ضوابط واحدة مرتبطة بجميع الأطر، وأدلة تُجمع مرة، وتمرين قبل التفتيش.'],
      ['ترخيص التقنية المالية', 'طلبات البيئة التجريبية ومتطلبات رأس المال والحوكمة وملفات الإسناد.'],
      ['بيانات العملاء وفتح الحسابات', 'سجل عميل موحد وتحقق عبر الخدمات الوطنية وعناية واجبة بحسب المخاطر.'],
      ['الاحتيال والجرائم المالية', 'مراجعة السيناريوهات وضبط التنبيهات ونماذج يمكن شرح أسبابها للمحقق.'],
      ['المالية والزكاة', 'زكاة الأنشطة التمويلية ودعم المعيارين 9 و17 وإقفال أسرع.'],
    ],
    steps: [
      ['القراءة', 'خطابات التفتيش وملاحظات المراجعة والسياسات في أسبوعين.'],
      ['التوحيد', 'سجل واحد للالتزامات والضوابط ومالكيها.'],
      ['الإغلاق', 'معالجة الفجوات بترتيب المخاطر مع حفظ الدليل عند الإغلاق.'],
      ['الاستمرار', 'تقويم سنوي يديره خط الدفاع الثاني لديكم ونراجعه.'],
    ],
    outcomes: [
      ['40%', 'انخفاض متوسط في جهد إعداد الأدلة الإشرافية'],
      ['11 يومًا', 'اختصار معتاد في مدة فتح حسابات الشركات'],
      ['المستوى 4', 'نضج سيبراني تحقق في تقييمين متتاليين'],
      ['1', 'سجل ضوابط واحد بدل خمسة أو أكثر'],
    ],
    faqs: [
      [
        'مع أي مؤسسات تعملون؟',
        'البنوك وشركات التمويل والتأمين وتقنيات المدفوعات والمصرفية المفتوحة ومؤسسات السوق المالية.',
      ],
      [
        'هل تساعدون قبل الحصول على الترخيص؟',
        'نعم. نعد خطة العمل وملفات الحوكمة والتقنية والإسناد التي يقرؤها المشرف، ونبقى معكم حتى أول تفتيش.',
      ],
      ['هل تتولون عمليات مسندة؟', 'العمليات غير الجوهرية فقط، ووفق تعليمات الإسناد وما تتطلبه من إشعار أو موافقة.'],
      [
        'كيف تتعاملون مع البيانات السرية؟',
        'نعمل في مقركم أو في بيئات تحت سيطرتكم داخل المملكة، ولا يخرج شيء دون إذن مكتوب.',
      ],
    ],
  },
})
