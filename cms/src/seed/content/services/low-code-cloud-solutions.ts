import { defineService } from '../defineService.ts'

export const lowCodeCloudSolutions = defineService({
  key: 'low-code-cloud-solutions',
  icon: 'blocks',
  order: 9,
  experts: ['khalid-alshammari', 'lina-haddad'],
  industries: ['it-emerging-technology', 'continued-education-professional-development', 'real-estate-construction'],
  caseStudies: ['training-provider-learning-platform'],
  en: {
    title: 'Low-Code & Cloud Solutions',
    summary:
      'Business applications in weeks and cloud foundations that satisfy the Cloud First policy, CST rules and NCA cloud controls.',
    intro: `
Between the core system and the spreadsheet lies most of a company’s work: approvals, requests, inspections, onboarding, contracts. Low-code platforms are good at that work if someone decides early who may build, who reviews and where the data lives. Without it, three hundred unowned apps replace three hundred spreadsheets.

We build the first applications with your people and leave a small centre of excellence behind. On the cloud side we design landing zones in regions inside the Kingdom, classify workloads under the CST cloud framework, and put the NCA Cloud Cybersecurity Controls in place before the first production workload moves.`,
    offerings: [
      [
        'Low-code applications',
        'Approvals, service requests, field inspections and portals on Power Platform, OutSystems or Mendix, bilingual from the start.',
      ],
      ['Governance and centre of excellence', 'Environments, data policies, a review gate and training for makers.'],
      [
        'Cloud strategy and landing zones',
        'Provider comparison, in-Kingdom regions, network, identity, cost control and infrastructure as code.',
      ],
      [
        'Migration and modernisation',
        'Inventory, waves, and a decision per workload: move, rebuild, replace or retire.',
      ],
      ['Integration', 'APIs to SAP, Nafath, Absher, Yakeen and payment services through one gateway with one log.'],
    ],
    steps: [
      ['Inventory', 'Processes and workloads ranked by value, data class and effort.'],
      ['Foundation', 'Landing zone, environments and policies in four to six weeks.'],
      ['First three', 'Three applications live within ten weeks, built with your makers.'],
      ['Scale', 'A monthly release train and a published price for each kind of application.'],
      ['Operate', 'Cost, security and licence reviews each quarter.'],
    ],
    faqs: [
      [
        'Is low-code safe for regulated companies?',
        'Yes, when environments are separated, connectors are restricted and releases are reviewed. We map the platform to ECC and, for banks, the SAMA framework.',
      ],
      [
        'Which cloud providers do you work with?',
        'Those with regions or qualified partners in the Kingdom. The choice follows your data classification, existing contracts and skills.',
      ],
      [
        'Who owns the applications?',
        'You do: source, environments and documentation. Our makers’ accounts are removed at handover.',
      ],
      [
        'What happens to licence costs as use grows?',
        'We model three years of licences before building, and design so that occasional users do not need premium licences.',
      ],
    ],
  },
  ar: {
    title: 'الحلول السحابية والتطوير منخفض الشفرة',
    summary:
      'تطبيقات أعمال خلال أسابيع وبنية سحابية تستوفي سياسة «السحابة أولًا» وتنظيمات الاتصالات والفضاء وضوابط الحوسبة السحابية.',
    intro: `
بين النظام الأساسي وملف الجداول يقع معظم عمل الشركة: اعتمادات وطلبات وتفتيش ومباشرة وعقود. والمنصات منخفضة الشفرة تجيد هذا العمل إذا تقرر مبكرًا من يبني ومن يراجع وأين تُحفظ البيانات، وإلا حلّت ثلاثمئة تطبيق بلا مالك محل ثلاثمئة جدول.

نبني التطبيقات الأولى مع موظفيكم ونترك بعدنا مركز تميز صغيرًا. وفي السحابة نصمم مناطق هبوط في مراكز داخل المملكة، ونصنف الأحمال وفق تنظيم الحوسبة السحابية، ونطبق ضوابط الأمن السيبراني للحوسبة السحابية قبل انتقال أول حمل إنتاجي.`,
    offerings: [
      [
        'تطبيقات منخفضة الشفرة',
        'اعتمادات وطلبات خدمة وتفتيش ميداني وبوابات على Power Platform أو OutSystems أو Mendix، باللغتين منذ البداية.',
      ],
      ['الحوكمة ومركز التميز', 'البيئات وسياسات البيانات وبوابة المراجعة وتدريب الموظفين الذين سيبنون التطبيقات.'],
      [
        'الإستراتيجية السحابية ومناطق الهبوط',
        'مقارنة المزودين والمناطق داخل المملكة والشبكة والهوية وضبط التكلفة والبنية بوصفها شفرة.',
      ],
      ['الترحيل والتحديث', 'الحصر والموجات، وقرار لكل حمل: نقل أو إعادة بناء أو استبدال أو إيقاف.'],
      ['التكامل', 'واجهات برمجية مع ساب ونفاذ وأبشر ويقين وخدمات المدفوعات عبر بوابة واحدة وسجل واحد.'],
    ],
    steps: [
      ['الحصر', 'ترتيب العمليات والأحمال بحسب القيمة وتصنيف البيانات والجهد.'],
      ['التأسيس', 'منطقة الهبوط والبيئات والسياسات خلال أربعة إلى ستة أسابيع.'],
      ['الثلاثة الأولى', 'ثلاثة تطبيقات تعمل خلال عشرة أسابيع تُبنى مع موظفيكم.'],
      ['التوسع', 'إصدار شهري منتظم وسعر معلن لكل نوع من التطبيقات.'],
      ['التشغيل', 'مراجعة التكلفة والأمن والتراخيص كل ربع سنة.'],
    ],
    faqs: [
      [
        'هل يناسب هذا التطوير الجهات الخاضعة للتنظيم؟',
        'نعم متى فُصلت البيئات وقُيدت الموصلات وروجعت الإصدارات. ونربط المنصة بالضوابط الأساسية وبإطار البنك المركزي للقطاع المالي.',
      ],
      [
        'مع أي مزودي سحابة تعملون؟',
        'مع من لهم مناطق أو شركاء مؤهلون داخل المملكة، ويتبع الاختيار تصنيف بياناتكم وعقودكم ومهاراتكم.',
      ],
      ['من يملك التطبيقات؟', 'أنتم: الشفرة والبيئات والتوثيق، وتُزال حسابات فريقنا عند التسليم.'],
      [
        'ماذا عن تكلفة التراخيص مع زيادة الاستخدام؟',
        'نحسب تراخيص ثلاث سنوات قبل البناء، ونصمم بحيث لا يحتاج المستخدم العابر إلى ترخيص أعلى.',
      ],
    ],
  },
})
