import { defineIndustrySolution } from '../defineIndustrySolution.ts'

export const realEstateConstruction = defineIndustrySolution({
  key: 'real-estate-construction',
  icon: 'construction',
  order: 6,
  experts: ['omar-alzahrani', 'noura-alharbi'],
  services: [
    'accounting-zakat-tax-advisory',
    'sap-implementation-support',
    'corporate-immigration-outsourcing',
    'low-code-cloud-solutions',
  ],
  caseStudies: ['developer-finance-platform'],
  en: {
    title: 'Real Estate & Construction',
    summary:
      'For developers, contractors, owners and property managers working under REGA, the Wafi programme and the Saudi Building Code.',
    intro: `
Few sectors changed as much as real estate: brokerage and off-plan sales are licensed by the Real Estate General Authority, leases are registered on Ejar, disposals carry a transaction tax, foreign ownership has its own law, and large projects employ tens of thousands of people through chains of contractors. Cash and compliance now travel together; a missing certificate holds an invoice.

We help developers and contractors keep both moving. We know how an escrow account under Wafi interacts with the ERP, how retention and advance payments are taxed, and how many work permits a site needs before the mobilisation date.`,
    challenges: [
      ['Cash held by paper', 'Payment applications return for certificates, e-invoice errors or missing measurements.'],
      ['Workforce in motion', 'Thousands of workers, several sponsors and sites, one safety and wage record.'],
      ['Project cost seen too late', 'Commitments, variations and claims live in spreadsheets until the quarter ends.'],
    ],
    offerings: [
      ['Off-plan and sales licensing', 'Wafi licences, escrow reporting, marketing permits and brokerage compliance.'],
      [
        'Zakat, VAT and transaction tax',
        'Real estate transaction tax, VAT on services and leases, contract accounting and payment certificates.',
      ],
      ['Project and property systems', 'S/4HANA for projects and real estate, with Ejar and Fatoora integration.'],
      ['Site workforce', 'Visas, Ajeer, wage protection, housing standards and contractor audits.'],
      ['Contract administration', 'Registers for variations, claims and guarantees, and training for site engineers.'],
    ],
    steps: [
      ['Follow the cash', 'One payment application from site measurement to bank.'],
      ['Repair', 'Certificates, templates and responsibilities; most delay disappears here.'],
      ['Systemise', 'Project cost, contracts and property management in one place.'],
      ['Oversee', 'A monthly review of cash, commitments and compliance for each project.'],
    ],
    outcomes: [
      ['26 days', 'faster collection of payment applications'],
      ['98%', 'of e-invoices accepted at first submission'],
      ['SAR 41m', 'of recoverable VAT identified for developers in 2024'],
    ],
    faqs: [
      [
        'Is the sale of property subject to VAT?',
        'Disposals generally fall under the 5% real estate transaction tax with a list of exceptions; related services and commercial leases carry VAT. Mixed projects need a written position.',
      ],
      [
        'Can you handle our REGA licences?',
        'Yes: brokerage, marketing, off-plan and property management, and their renewals.',
      ],
      [
        'Do you provide labour?',
        'We arrange licensed outsourcing and manage permits and wages. Site supervision remains with the contractor.',
      ],
      [
        'What do you know about foreign ownership?',
        'Ownership by non-Saudis follows its law and designated zones. We work with licensed lawyers on transactions and prepare the corporate side.',
      ],
    ],
  },
  ar: {
    title: 'العقار والتشييد',
    summary:
      'للمطورين والمقاولين والملاك ومديري الأملاك العاملين وفق أنظمة الهيئة العامة للعقار وبرنامج «وافي» وكود البناء السعودي.',
    intro: `
قلّ أن تغيّر قطاع كما تغيّر العقار: الوساطة والبيع على الخارطة بترخيص من الهيئة العامة للعقار، والعقود توثق في «إيجار»، والتصرفات تخضع لضريبتها، ولتملّك غير السعوديين نظامه، والمشاريع الكبرى تشغّل عشرات الآلاف عبر سلاسل من المقاولين. فالنقد والالتزام يسيران معًا، وشهادة ناقصة توقف مستخلصًا.

نساعد المطورين والمقاولين على إبقائهما في حركة. نعرف كيف يتصل حساب الضمان في «وافي» بنظام الموارد، وكيف تُعالَج المحتجزات والدفعات المقدمة ضريبيًا، وكم رخصة عمل يحتاجها الموقع قبل موعد التجهيز.`,
    challenges: [
      ['نقد توقفه ورقة', 'مستخلصات تعود لنقص شهادة أو خطأ فاتورة إلكترونية أو قياس غائب.'],
      ['قوى عاملة متنقلة', 'آلاف العمال وأصحاب عمل ومواقع متعددة وسجل واحد مطلوب للسلامة والأجور.'],
      ['تكلفة تظهر متأخرة', 'تبقى الالتزامات وأوامر التغيير والمطالبات في الجداول حتى نهاية الربع.'],
    ],
    offerings: [
      ['تراخيص البيع على الخارطة والتسويق', 'تراخيص «وافي» وتقارير حساب الضمان وتراخيص الإعلان والتزام الوساطة.'],
      [
        'الزكاة والضرائب',
        'ضريبة التصرفات العقارية والقيمة المضافة على الخدمات والإيجارات ومحاسبة العقود وشهادات المستخلصات.',
      ],
      ['أنظمة المشاريع والأملاك', 'S/4HANA للمشاريع والعقار مع الربط بـ«إيجار» و«فاتورة».'],
      ['القوى العاملة في المواقع', 'التأشيرات و«أجير» وحماية الأجور ومعايير السكن وتدقيق المقاولين.'],
      ['إدارة العقود', 'سجلات أوامر التغيير والمطالبات والضمانات وتدريب مهندسي الموقع.'],
    ],
    steps: [
      ['تتبع النقد', 'مستخلص واحد من القياس في الموقع إلى الحساب البنكي.'],
      ['الإصلاح', 'الشهادات والنماذج والمسؤوليات، وهنا يزول معظم التأخير.'],
      ['النظام', 'تكلفة المشاريع والعقود وإدارة الأملاك في مكان واحد.'],
      ['المتابعة', 'مراجعة شهرية للنقد والالتزامات لكل مشروع.'],
    ],
    outcomes: [
      ['26 يومًا', 'تسريع تحصيل المستخلصات'],
      ['98%', 'من الفواتير الإلكترونية تُقبل من أول إرسال'],
      ['41 مليون ريال', 'ضريبة مدخلات قابلة للاسترداد حُددت لمطورين في 2024'],
    ],
    faqs: [
      [
        'هل يخضع بيع العقار لضريبة القيمة المضافة؟',
        'تخضع التصرفات عمومًا لضريبة التصرفات العقارية بنسبة 5% مع استثناءات، وتخضع الخدمات المرتبطة والإيجارات التجارية للقيمة المضافة. وتحتاج المشاريع المختلطة إلى موقف مكتوب.',
      ],
      ['هل تتولون تراخيص الهيئة العامة للعقار؟', 'نعم: الوساطة والتسويق والبيع على الخارطة وإدارة الأملاك وتجديداتها.'],
      ['هل توفرون العمالة؟', 'نرتب الإسناد المرخص وندير الرخص والأجور، ويبقى الإشراف في الموقع للمقاول.'],
      [
        'ماذا عن تملك غير السعوديين؟',
        'يخضع لنظامه وللنطاقات المحددة. نعمل مع محامين مرخصين في الصفقات ونعد الجانب المؤسسي.',
      ],
    ],
  },
})
