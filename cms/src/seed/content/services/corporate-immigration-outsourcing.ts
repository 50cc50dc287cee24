import { defineService } from '../defineService.ts'

export const corporateImmigrationOutsourcing = defineService({
  key: 'corporate-immigration-outsourcing',
  icon: 'plane',
  order: 3,
  experts: ['maha-alqahtani'],
  industries: ['real-estate-construction', 'industrial-manufacturing-supply-chain', 'banking-finance'],
  caseStudies: ['logistics-market-entry'],
  en: {
    title: 'Corporate Immigration & Outsourcing',
    summary:
      'Visas, work permits, iqamas and government relations for your people in the Kingdom, with every expiry date watched.',
    intro: `
An employee’s right to work in Saudi Arabia rests on several systems that must tell the same story: the occupation on the visa, the contract on Qiwa, the registration with GOSI and the residence permit in Muqeem. Differences between them are what delays transfers, final exits and family visas.

Our government relations officers work in these systems every day for employers of five to two thousand people. We plan visa quotas against your Nitaqat band, check occupations and professional accreditation before an offer is signed, and keep one register of every passport, permit and insurance policy, with reminders 90, 60 and 30 days before anything expires.

When you need people but not headcount, we second staff through licensed labour-outsourcing arrangements documented on Ajeer, with payroll through Mudad and clear responsibility for the worker’s rights.`,
    offerings: [
      [
        'Work visas and permits',
        'Quota planning, block visas, professional verification, work permits under the skill classification, and mission letters.',
      ],
      [
        'Residence services',
        'Iqama issue and renewal, transfers of services, profession changes, exit and re-entry, final exit and family residence.',
      ],
      [
        'Business and premium residence',
        'Business visit visas and guidance on the Premium Residency products for executives, talent and investors.',
      ],
      [
        'Government relations desk',
        'Officers in your portals under delegated permissions, with a daily log of what was done and why.',
      ],
      [
        'Staff outsourcing',
        'Secondment documented on Ajeer, wages through Mudad, and medical insurance registered with the Council of Health Insurance.',
      ],
      [
        'Compliance audit',
        'A comparison of Qiwa, GOSI, Muqeem and payroll records, with each difference explained and corrected.',
      ],
    ],
    steps: [
      [
        'Portal review',
        'We read your Qiwa, GOSI and Muqeem files and list risks, blocked services and upcoming expiries.',
      ],
      ['Workforce plan', 'Visas, transfers and Saudi hiring for the year in one plan that keeps your Nitaqat band.'],
      ['Delegation', 'Limited permissions for named officers; you keep the owner account.'],
      ['Operation', 'Requests come through one desk with agreed times; you see the status of each.'],
      ['Monthly report', 'Transactions, fees paid, expiries, band movement and open issues on two pages.'],
    ],
    faqs: [
      [
        'How long does a work visa take?',
        'With quota available and documents verified, four to eight weeks is typical; the time depends most on the embassy or visa centre and on degree verification in the home country.',
      ],
      [
        'What is professional verification?',
        'Many skilled occupations require the worker’s qualification or skill to be verified before the visa is issued, and engineers and health staff register with their own councils. We check this before the offer letter.',
      ],
      [
        'Can a dependent work?',
        'Dependants can work under defined conditions and fees, in an occupation open to non-Saudis. We confirm the route that fits the case.',
      ],
      [
        'Who is liable for outsourced staff?',
        'The licensed provider is the employer and carries wages, insurance and residence. You direct the daily work and keep the workplace safe. The contract says so plainly.',
      ],
    ],
  },
  ar: {
    title: 'خدمات الإقامة والتأشيرات والإسناد',
    summary: 'التأشيرات ورخص العمل والإقامات والعلاقات الحكومية لموظفيكم في المملكة، مع متابعة كل تاريخ انتهاء.',
    intro: `
يستند حق الموظف في العمل بالمملكة إلى أنظمة عدة ينبغي أن تتطابق: المهنة في التأشيرة، والعقد في «قوى»، والتسجيل في التأمينات الاجتماعية، والإقامة في «مقيم». واختلافها هو ما يعطّل نقل الخدمات والخروج النهائي وتأشيرات العائلة.

يعمل مسؤولو العلاقات الحكومية لدينا في هذه المنصات يوميًا لمنشآت من خمسة موظفين إلى ألفين. نخطط رصيد التأشيرات وفق نطاقكم، ونتحقق من المهنة والاعتماد المهني قبل توقيع العرض، ونمسك سجلًا واحدًا للجوازات والرخص والوثائق التأمينية مع تنبيهات قبل تسعين وستين وثلاثين يومًا من الانتهاء.

وعندما تحتاجون إلى كوادر دون وظائف دائمة نوفرها عبر ترتيبات إسناد مرخصة وموثقة في «أجير»، ورواتب عبر «مدد»، ومسؤولية واضحة عن حقوق العامل.`,
    offerings: [
      [
        'تأشيرات العمل ورخصه',
        'تخطيط الرصيد، والتأشيرات الجماعية، والتحقق المهني، ورخص العمل وفق تصنيف المهارات، وخطابات المهام.',
      ],
      [
        'خدمات الإقامة',
        'إصدار الإقامة وتجديدها، ونقل الخدمات، وتعديل المهنة، والخروج والعودة، والخروج النهائي، وإقامة العائلة.',
      ],
      [
        'الزيارة التجارية والإقامة المميزة',
        'تأشيرات زيارة الأعمال والإرشاد إلى منتجات الإقامة المميزة للتنفيذيين والمواهب والمستثمرين.',
      ],
      ['مكتب العلاقات الحكومية', 'مختصون يعملون في منصاتكم بصلاحيات مفوضة، مع سجل يومي بما أُنجز وسببه.'],
      ['إسناد الكوادر', 'إعارة موثقة في «أجير»، وأجور عبر «مدد»، وتأمين طبي مسجل لدى مجلس الضمان الصحي.'],
      ['مراجعة الالتزام', 'مطابقة بيانات قوى والتأمينات ومقيم ومسيّر الرواتب، مع تفسير كل فرق وتصحيحه.'],
    ],
    steps: [
      ['مراجعة المنصات', 'نقرأ ملفاتكم في قوى والتأمينات ومقيم ونحصر المخاطر والخدمات الموقوفة والانتهاءات القريبة.'],
      ['خطة القوى العاملة', 'التأشيرات ونقل الخدمات وتوظيف السعوديين لعام كامل في خطة تحافظ على نطاقكم.'],
      ['التفويض', 'صلاحيات محدودة لأشخاص محددين، ويبقى الحساب الرئيس لديكم.'],
      ['التشغيل', 'تُقدَّم الطلبات عبر مكتب واحد بأوقات متفق عليها، وتطّلعون على حالة كل طلب.'],
      ['التقرير الشهري', 'المعاملات والرسوم والانتهاءات وحركة النطاق والمسائل المفتوحة في صفحتين.'],
    ],
    faqs: [
      [
        'كم تستغرق تأشيرة العمل؟',
        'مع توافر الرصيد واكتمال التحقق من الوثائق تتراوح المدة عادةً بين أربعة أسابيع وثمانية، وأكثر ما يؤثر فيها مركز التأشيرات والتحقق من المؤهل في بلد العامل.',
      ],
      [
        'ما المقصود بالتحقق المهني؟',
        'تتطلب مهن كثيرة التحقق من مؤهل العامل أو مهارته قبل إصدار التأشيرة، ويسجل المهندسون والممارسون الصحيون لدى هيئاتهم. نتحقق من ذلك قبل إصدار العرض الوظيفي.',
      ],
      [
        'هل يحق للمرافق العمل؟',
        'يمكن للمرافقين العمل بضوابط ورسوم محددة وفي مهن متاحة لغير السعوديين، ونحدد المسار الملائم لكل حالة.',
      ],
      [
        'من المسؤول عن الكوادر المسندة؟',
        'مقدم الخدمة المرخص هو صاحب العمل ويتحمل الأجور والتأمين والإقامة، وأنتم توجهون العمل اليومي وتضمنون سلامة بيئته، وينص العقد على ذلك صراحة.',
      ],
    ],
  },
})
