import { defineService } from '../defineService.ts'

export const businessEstablishmentRelocation = defineService({
  key: 'business-establishment-relocation',
  icon: 'building-2',
  order: 1,
  experts: ['noura-alharbi', 'maha-alqahtani'],
  industries: ['it-emerging-technology', 'industrial-manufacturing-supply-chain', 'real-estate-construction'],
  caseStudies: ['logistics-market-entry'],
  en: {
    title: 'Business Establishment & Relocation',
    summary:
      'From MISA registration to the first payroll: we set up foreign and local companies in Saudi Arabia, and move the people who will run them.',
    intro: `
Opening a company in the Kingdom is no longer difficult, but it is sequential. The Ministry of Investment, the Ministry of Commerce, ZATCA, GOSI, the Ministry of Human Resources and the municipality each need something the previous one issued, and one wrong activity code early on returns months later as a refused work permit or a bank account that cannot be opened.

We plan the sequence before the first application. We settle the legal form, the activities and the capital with you, prepare the parent company's documents so that they are attested once, and file with MISA and the Saudi Business Center. By the time the commercial registration is issued, the tax, social insurance, Qiwa and National Address files are ready to open.

For groups that serve government clients we also set up regional headquarters under the RHQ programme, including its headcount and activity commitments, and relocate the founding team with their families.`,
    offerings: [
      [
        'Entry structure and licensing',
        'Legal form, ISIC activities, ownership and capital, MISA registration, and sector approvals such as SAMA, CST, SFDA or REGA where they apply.',
      ],
      [
        'Company formation',
        'Articles of association, name reservation, commercial registration, Chamber membership, National Address and the municipal licence on Balady.',
      ],
      [
        'Government files',
        'Opening ZATCA, GOSI, Qiwa, Mudad, Muqeem and Absher Business accounts with the right delegates and permissions from the first day.',
      ],
      [
        'Regional headquarters',
        'RHQ applications, the mandatory and optional activities, substance planning and the yearly compliance report.',
      ],
      [
        'Banking and capital',
        'Preparing the bank’s know-your-customer file, depositing capital and appointing authorised signatories.',
      ],
      [
        'Relocation of founders and staff',
        'Visas, housing, schools and arrival support for the first people, in one plan with the company’s own milestones.',
      ],
    ],
    steps: [
      [
        'Entry assessment',
        'One workshop on activities, customers, tax position and timing; you receive a written recommendation and a budget.',
      ],
      [
        'Document preparation',
        'Board resolutions, audited accounts and powers of attorney, attested and translated in one round.',
      ],
      ['Registration', 'MISA, articles of association and commercial registration, filed and followed daily.'],
      ['Activation', 'Government files, bank account, National Address, office lease and the first work visas.'],
      ['Handover', 'A compliance calendar with every renewal, and a named person for the first twelve months.'],
    ],
    faqs: [
      [
        'Can a foreign company own 100% of a Saudi entity?',
        'In most activities, yes. A short list of activities is excluded or has ownership or capital conditions. We check your exact activity codes before you commit to a structure.',
      ],
      [
        'How long does it take?',
        'With attested documents at hand, registration usually takes two to four weeks. The bank account is the step that varies most; we start it in parallel.',
      ],
      [
        'Do we need a regional headquarters?',
        'Government entities generally contract with multinational groups that have their regional headquarters in the Kingdom, with defined exceptions. If your customers are private, a normal subsidiary may be enough.',
      ],
      [
        'Do we need an office before we register?',
        'You need a registered address with a lease documented on Ejar soon after registration. A serviced office is acceptable for most activities.',
      ],
      [
        'What does it cost to keep the company compliant?',
        'We give you a yearly budget with the assessment: government fees, audit, tax filings, National Address, Chamber and our own fee, so that there are no surprises at the first renewal.',
      ],
    ],
  },
  ar: {
    title: 'تأسيس الأعمال ونقلها',
    summary:
      'من التسجيل لدى وزارة الاستثمار إلى أول مسيّر رواتب: نؤسس الشركات الأجنبية والمحلية في المملكة وننقل من سيديرها.',
    intro: `
لم يعد تأسيس شركة في المملكة أمرًا عسيرًا، لكنه مسار متسلسل؛ فوزارة الاستثمار ووزارة التجارة وهيئة الزكاة والضريبة والجمارك والتأمينات الاجتماعية ووزارة الموارد البشرية والأمانة، كلٌّ منها يطلب ما أصدرته الجهة التي قبلها. ورمز نشاط غير دقيق في البداية قد يعود بعد أشهر في صورة رخصة عمل مرفوضة أو حساب بنكي متعثر.

لذلك نرسم المسار قبل تقديم أول طلب: نحدد معكم الشكل النظامي والأنشطة ورأس المال، ونجهّز وثائق الشركة الأم لتُصدَّق مرة واحدة، ثم نقدّم الطلبات لدى وزارة الاستثمار والمركز السعودي للأعمال. وعند صدور السجل التجاري تكون ملفات الزكاة والضريبة والتأمينات ومنصة قوى والعنوان الوطني جاهزة للفتح.

وللمجموعات التي تخدم الجهات الحكومية نؤسس المقرات الإقليمية ضمن برنامجها المعتمد، بما يشمل التزامات التوظيف والأنشطة، وننقل فريق التأسيس وعائلاتهم.`,
    offerings: [
      [
        'هيكلة الدخول والترخيص',
        'الشكل النظامي وأنشطة «آيسك» والملكية ورأس المال والتسجيل لدى وزارة الاستثمار، وموافقات الجهات القطاعية متى لزمت.',
      ],
      [
        'تأسيس الشركة',
        'عقد التأسيس وحجز الاسم والسجل التجاري واشتراك الغرفة التجارية والعنوان الوطني والرخصة البلدية عبر منصة بلدي.',
      ],
      [
        'الملفات الحكومية',
        'فتح حسابات الهيئة والتأمينات وقوى ومدد ومقيم وأبشر أعمال بالمفوضين والصلاحيات الصحيحة منذ اليوم الأول.',
      ],
      [
        'المقرات الإقليمية',
        'طلب الترخيص، والأنشطة الإلزامية والاختيارية، وتخطيط الوجود الفعلي، والتقرير السنوي للالتزام.',
      ],
      ['الحسابات البنكية ورأس المال', 'إعداد ملف «اعرف عميلك» وإيداع رأس المال وتعيين المفوضين بالتوقيع.'],
      [
        'نقل المؤسسين والموظفين',
        'التأشيرات والسكن والمدارس والاستقبال لأوائل الفريق، في خطة واحدة مع مراحل تأسيس الشركة.',
      ],
    ],
    steps: [
      [
        'تقييم الدخول',
        'ورشة عمل واحدة عن الأنشطة والعملاء والوضع الضريبي والتوقيت، تخرجون منها بتوصية مكتوبة وميزانية.',
      ],
      ['تجهيز الوثائق', 'قرارات مجلس الإدارة والقوائم المالية والوكالات، مصدّقة ومترجمة في دفعة واحدة.'],
      ['التسجيل', 'وزارة الاستثمار وعقد التأسيس والسجل التجاري، مع متابعة يومية.'],
      ['التفعيل', 'الملفات الحكومية والحساب البنكي والعنوان الوطني وعقد المكتب وأولى تأشيرات العمل.'],
      ['التسليم', 'تقويم التزام يضم كل تجديد، ومستشار محدد يرافقكم في السنة الأولى.'],
    ],
    faqs: [
      [
        'هل يمكن لشركة أجنبية تملّك كيان سعودي بالكامل؟',
        'نعم في معظم الأنشطة، وتبقى قائمة محدودة مستثناة أو مشروطة بنسبة ملكية أو رأس مال. نتحقق من رموز أنشطتكم بدقة قبل اعتماد الهيكل.',
      ],
      [
        'كم تستغرق إجراءات التأسيس؟',
        'إذا توافرت الوثائق المصدّقة فالتسجيل يستغرق عادةً من أسبوعين إلى أربعة. أما الحساب البنكي فأكثر الخطوات تفاوتًا، ولذا نبدأه بالتوازي.',
      ],
      [
        'هل نحتاج إلى مقر إقليمي؟',
        'تتعاقد الجهات الحكومية في الأصل مع المجموعات العالمية التي مقرها الإقليمي في المملكة، مع استثناءات محددة. وإن كان عملاؤكم من القطاع الخاص فقد تكفيكم شركة تابعة.',
      ],
      [
        'هل يلزم توفير مكتب قبل التسجيل؟',
        'يلزم عنوان مسجل بعقد موثق في «إيجار» بعد التسجيل بمدة وجيزة، والمكتب المجهز مقبول لمعظم الأنشطة.',
      ],
      [
        'ما تكلفة الالتزام السنوي؟',
        'نقدم مع التقييم ميزانية سنوية تشمل الرسوم الحكومية والمراجعة والإقرارات والعنوان الوطني والغرفة وأتعابنا، فلا مفاجآت عند أول تجديد.',
      ],
    ],
  },
})
