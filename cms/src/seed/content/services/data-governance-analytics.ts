import { defineService } from '../defineService.ts'

export const dataGovernanceAnalytics = defineService({
  key: 'data-governance-analytics',
  icon: 'chart-column',
  order: 8,
  experts: ['lina-haddad'],
  industries: ['govt-public-sector', 'banking-finance', 'it-emerging-technology'],
  caseStudies: ['ministry-data-office'],
  en: {
    title: 'Data Governance & Analytics',
    summary:
      'Data offices, PDPL compliance and analytics that executives trust, built on the national data management standards.',
    intro: `
Two things happened to data in the Kingdom within a few years. The National Data Management Office gave public entities fifteen domains of standards and measures them every year; and the Personal Data Protection Law, supervised by SDAIA, gave every person rights over data that most organisations could not even list. Both begin with the same homework: knowing what you hold, who owns it and where it goes.

We set up data offices that are small and useful. We write the record of processing, the classification and the retention rules from interviews and system scans, then build the reports that pay for the effort: one sales figure instead of three, one citizen record instead of five.`,
    offerings: [
      [
        'Data office and operating model',
        'Mandate, roles, stewards, a committee that decides, and a three-year plan aligned with the national standards.',
      ],
      [
        'Personal data protection',
        'PDPL gap assessment, record of processing, notices and consents, transfer assessments, and a breach procedure that meets the 72-hour notice.',
      ],
      [
        'Quality and master data',
        'Rules, measurement and correction at source for customers, suppliers, items and assets.',
      ],
      [
        'Classification and catalogue',
        'Classification levels, business glossary, lineage and an open-data plan for public entities.',
      ],
      [
        'Analytics and reporting',
        'Warehouse or lakehouse, Power BI or similar, in Arabic and English, with definitions on the page.',
      ],
    ],
    steps: [
      ['Baseline', 'Maturity against the national standards and PDPL, with evidence for each answer.'],
      ['Priorities', 'The ten data sets and five decisions that matter; the rest waits.'],
      ['Foundation', 'Policies, roles, catalogue and quality rules for those ten.'],
      ['Use', 'Reports and models that use governed data, delivered every month.'],
      ['Transfer', 'Your stewards run the cycle; we return for the yearly measurement.'],
    ],
    faqs: [
      [
        'Does PDPL apply to us?',
        'If you process personal data of people in the Kingdom, yes, also from abroad. Controllers whose main activity is personal data, public entities and certain others must also register on the national platform.',
      ],
      [
        'Must we appoint a data protection officer?',
        'In defined cases, such as large-scale or sensitive processing and public entities. Where it is optional we still advise to name one accountable person.',
      ],
      [
        'Can data be transferred outside the Kingdom?',
        'Yes, subject to the transfer regulation: adequate protection or safeguards, a risk assessment where required, and only what is necessary.',
      ],
      [
        'Which tools do you use?',
        'The ones you own, if they can do the work. We have implemented with Microsoft, SAP, Informatica and open-source tools.',
      ],
    ],
  },
  ar: {
    title: 'حوكمة البيانات وتحليلها',
    summary:
      'مكاتب بيانات وامتثال لنظام حماية البيانات الشخصية وتحليلات يثق بها التنفيذيون، على أساس المعايير الوطنية.',
    intro: `
تغيّر شأن البيانات في المملكة خلال سنوات قليلة: وضع مكتب إدارة البيانات الوطنية للجهات الحكومية معايير في خمسة عشر مجالًا ويقيس الالتزام بها سنويًا، ومنح نظام حماية البيانات الشخصية بإشراف «سدايا» كل فرد حقوقًا في بيانات لم تكن أغلب الجهات قادرة حتى على حصرها. وكلاهما يبدأ بالواجب نفسه: معرفة ما لديكم ومن يملكه وإلى أين يذهب.

نؤسس مكاتب بيانات صغيرة ونافعة، ونعد سجل أنشطة المعالجة والتصنيف ومدد الاحتفاظ من المقابلات وفحص الأنظمة، ثم نبني التقارير التي تبرر الجهد: رقم مبيعات واحد لا ثلاثة، وسجل مستفيد واحد لا خمسة.`,
    offerings: [
      [
        'مكتب البيانات والنموذج التشغيلي',
        'الصلاحيات والأدوار وممثلو البيانات ولجنة تحسم القرار وخطة ثلاثية متوافقة مع المعايير الوطنية.',
      ],
      [
        'حماية البيانات الشخصية',
        'تقييم الفجوات وسجل المعالجة والإشعارات والموافقات وتقييم النقل وإجراء تسرب يستوفي مهلة 72 ساعة.',
      ],
      ['الجودة والبيانات الرئيسة', 'قواعد وقياس وتصحيح من المصدر لبيانات العملاء والموردين والأصناف والأصول.'],
      ['التصنيف والفهرسة', 'مستويات التصنيف ومعجم الأعمال ومسار البيانات وخطة البيانات المفتوحة للجهات الحكومية.'],
      [
        'التحليلات والتقارير',
        'مستودع بيانات وتقارير Power BI أو ما يماثله بالعربية والإنجليزية، وتعريف كل مؤشر في صفحته.',
      ],
    ],
    steps: [
      ['خط الأساس', 'النضج قياسًا بالمعايير الوطنية والنظام، مع دليل لكل إجابة.'],
      ['الأولويات', 'عشر مجموعات بيانات وخمسة قرارات مهمة، وينتظر ما عداها.'],
      ['التأسيس', 'السياسات والأدوار والفهرس وقواعد الجودة لتلك العشر.'],
      ['الاستخدام', 'تقارير ونماذج على بيانات محوكمة تُسلَّم كل شهر.'],
      ['نقل المعرفة', 'يدير ممثلو البيانات لديكم الدورة، ونعود عند القياس السنوي.'],
    ],
    faqs: [
      [
        'هل يسري علينا نظام حماية البيانات الشخصية؟',
        'نعم إذا عالجتم بيانات أفراد في المملكة ولو من خارجها. وتلتزم الجهات الحكومية ومن نشاطه الرئيس معالجة البيانات وفئات أخرى بالتسجيل في المنصة الوطنية.',
      ],
      [
        'هل يلزم تعيين مسؤول حماية بيانات؟',
        'في حالات محددة كالجهات العامة والمعالجة الواسعة أو الحساسة. ونوصي في غيرها بتسمية شخص مسؤول.',
      ],
      [
        'هل يجوز نقل البيانات خارج المملكة؟',
        'نعم وفق لائحة النقل: مستوى حماية ملائم أو ضمانات، وتقييم مخاطر متى لزم، وفي حدود الحاجة.',
      ],
      [
        'ما الأدوات التي تستخدمونها؟',
        'ما تملكونه إن أدى الغرض. طبّقنا حلولًا على أدوات مايكروسوفت وساب وإنفورماتيكا وأدوات مفتوحة المصدر.',
      ],
    ],
  },
})
