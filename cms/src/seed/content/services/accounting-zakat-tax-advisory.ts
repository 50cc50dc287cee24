import { defineService } from '../defineService.ts'

export const accountingZakatTaxAdvisory = defineService({
  key: 'accounting-zakat-tax-advisory',
  icon: 'calculator',
  order: 5,
  experts: ['omar-alzahrani'],
  industries: ['real-estate-construction', 'industrial-manufacturing-supply-chain', 'banking-finance'],
  caseStudies: ['developer-finance-platform'],
  en: {
    title: 'Accounting, Zakat & Tax Advisory',
    summary:
      'Bookkeeping, zakat, income tax, VAT, transfer pricing and Fatoora e-invoicing, prepared so that ZATCA’s questions have ready answers.',
    intro: `
Saudi tax is young and exact. A company with Saudi and foreign shareholders pays zakat on one part of its base and income tax on another; its invoices are cleared or reported electronically; its payments abroad carry withholding tax; and since 2024 transfer pricing rules reach zakat payers too. Most assessments we see do not come from aggressive planning. They come from books that could not show what happened.

We keep the books and file the returns for companies that want one responsible party, and we review them for companies that have their own finance team. Every return leaves us with a file: reconciliation, positions taken, the rule behind each, and the documents ZATCA usually asks for.`,
    offerings: [
      [
        'Accounting and reporting',
        'Monthly books, management reports and financial statements under IFRS as endorsed in the Kingdom, ready for the auditor.',
      ],
      [
        'Zakat and income tax',
        'Yearly returns, zakat base planning, withholding tax, and certificates needed for tenders and final payments.',
      ],
      [
        'VAT and e-invoicing',
        'VAT returns, partial exemption, and Fatoora phase 2 integration with XML, cryptographic stamp and QR code.',
      ],
      ['Transfer pricing', 'Policies, master and local file, disclosure form and country-by-country notifications.'],
      [
        'Assessments and objections',
        'Replies to ZATCA, objections, the settlement committee and appeals before the tax committees.',
      ],
      [
        'Real estate transaction tax',
        'Review of disposals, exemptions and contributions in kind before they are documented.',
      ],
    ],
    steps: [
      ['Health check', 'Two years of returns against the books and the e-invoicing data; you see exposures in riyals.'],
      [
        'Clean-up',
        'Corrections, voluntary disclosures where they help, and a chart of accounts that maps to the returns.',
      ],
      ['Monthly close', 'A calendar by working day; VAT, withholding tax and payroll reconciled before filing.'],
      [
        'Yearly filing',
        'Financial statements, zakat and tax returns within 120 days of year end, with transfer pricing disclosure.',
      ],
      ['Defence', 'We answer inspections with the file that was prepared when the return was filed.'],
    ],
    faqs: [
      [
        'Who pays zakat and who pays income tax?',
        'Shares owned by Saudi and other GCC nationals generally fall under zakat, and foreign shares under income tax at 20%. A mixed company files both on their proportion.',
      ],
      [
        'Are we in an e-invoicing wave?',
        'ZATCA announces waves by turnover and notifies each taxpayer at least six months before the date. We check your wave, your system and your readiness in one week.',
      ],
      [
        'When is VAT filed monthly?',
        'When yearly taxable supplies exceed SAR 40 million; otherwise quarterly. Returns and payment are due by the end of the month after the period.',
      ],
      [
        'Do transfer pricing rules apply to zakat payers?',
        'Yes, for financial years starting on or after 1 January 2024, with thresholds for documentation that phase in.',
      ],
      ['Can you also audit us?', 'No. We keep advisory and audit separate and work alongside your licensed auditor.'],
    ],
  },
  ar: {
    title: 'المحاسبة والاستشارات الزكوية والضريبية',
    summary:
      'مسك الدفاتر والزكاة وضريبة الدخل والقيمة المضافة وتسعير المعاملات وربط «فاتورة»، بملفات جاهزة لأسئلة الهيئة.',
    intro: `
النظام الضريبي السعودي حديث ودقيق: شركة فيها شريك سعودي وآخر أجنبي تزكّي جزءًا من وعائها وتدفع ضريبة الدخل عن جزء، وفواتيرها تُعتمد أو يُبلَّغ عنها إلكترونيًا، ومدفوعاتها للخارج تخضع لضريبة الاستقطاع، ومنذ 2024 تسري قواعد تسعير المعاملات على مكلفي الزكاة أيضًا. وأغلب الربوط التي نراها لا تنشأ عن تخطيط جريء، بل عن دفاتر عجزت عن بيان ما حدث.

نمسك الدفاتر ونقدّم الإقرارات لمن يريد جهة مسؤولة واحدة، ونراجعها لمن لديه إدارة مالية. ولا يخرج من عندنا إقرار إلا ومعه ملفه: المطابقات والمواقف المتخذة وسند كل منها والمستندات التي تطلبها الهيئة عادة.`,
    offerings: [
      [
        'المحاسبة والتقارير',
        'دفاتر شهرية وتقارير إدارية وقوائم مالية وفق المعايير الدولية المعتمدة في المملكة، جاهزة للمراجع.',
      ],
      [
        'الزكاة وضريبة الدخل',
        'الإقرارات السنوية وتخطيط الوعاء وضريبة الاستقطاع والشهادات اللازمة للمنافسات والمستخلصات النهائية.',
      ],
      [
        'القيمة المضافة والفوترة الإلكترونية',
        'إقرارات القيمة المضافة والخصم النسبي، والمرحلة الثانية من «فاتورة» بملف XML والختم التشفيري ورمز الاستجابة.',
      ],
      ['تسعير المعاملات', 'السياسات والملفان الرئيس والمحلي ونموذج الإفصاح وإشعارات التقرير لكل دولة على حدة.'],
      ['الربوط والاعتراضات', 'الرد على الهيئة والاعتراض ولجنة التسوية والدعاوى أمام اللجان الضريبية.'],
      ['ضريبة التصرفات العقارية', 'مراجعة التصرفات والاستثناءات والحصص العينية قبل توثيقها.'],
    ],
    steps: [
      ['الفحص', 'إقرارات سنتين مقابل الدفاتر وبيانات الفوترة، وتظهر لكم مواطن التعرض بالريال.'],
      ['التصحيح', 'تعديل القيود والإفصاح الطوعي حيث يفيد، ودليل حسابات يتوافق مع الإقرارات.'],
      ['الإقفال الشهري', 'تقويم بأيام العمل؛ تُطابَق القيمة المضافة والاستقطاع والرواتب قبل التقديم.'],
      [
        'الإقرار السنوي',
        'القوائم المالية وإقرارا الزكاة والضريبة خلال 120 يومًا من نهاية السنة مع إفصاح تسعير المعاملات.',
      ],
      ['الدفاع', 'نجيب عن الفحص من الملف المعد يوم تقديم الإقرار.'],
    ],
    faqs: [
      [
        'من يخضع للزكاة ومن يخضع لضريبة الدخل؟',
        'حصص السعوديين ومواطني دول المجلس تخضع عمومًا للزكاة، وحصص الأجانب لضريبة دخل نسبتها 20%. والشركة المختلطة تقدم الإقرارين كلًّا بنسبته.',
      ],
      [
        'هل شملتنا إحدى مراحل الربط؟',
        'تعلن الهيئة المجموعات بحسب الإيرادات وتُشعر كل مكلف قبل الموعد بستة أشهر على الأقل. نتحقق من مجموعتكم وجاهزية نظامكم خلال أسبوع.',
      ],
      [
        'متى يكون إقرار القيمة المضافة شهريًا؟',
        'إذا تجاوزت التوريدات الخاضعة 40 مليون ريال سنويًا، وإلا فربع سنوي. ويُقدَّم ويُسدَّد قبل نهاية الشهر التالي للفترة.',
      ],
      [
        'هل تسري قواعد تسعير المعاملات على مكلفي الزكاة؟',
        'نعم، للسنوات المالية التي تبدأ في 1 يناير 2024 أو بعده، وبحدود توثيق تُطبق تدريجيًا.',
      ],
      ['هل تقدمون خدمة المراجعة أيضًا؟', 'لا. نفصل الاستشارة عن المراجعة ونعمل مع مراجعكم القانوني المرخص.'],
    ],
  },
})
