import { defineService } from '../defineService.ts'

export const digitalTransformationConsulting = defineService({
  key: 'digital-transformation-consulting',
  icon: 'rocket',
  order: 11,
  experts: ['noura-alharbi', 'lina-haddad'],
  industries: ['govt-public-sector', 'banking-finance', 'industrial-manufacturing-supply-chain'],
  caseStudies: ['ministry-data-office', 'developer-finance-platform'],
  en: {
    title: 'Digital Transformation Consulting',
    summary:
      'Strategy, operating model and delivery offices that turn Vision 2030 targets into services people can use.',
    intro: `
Transformation programmes in Saudi Arabia do not lack ambition or slides. What they lack is a short path from a target to the person at the counter. We have learned to work backwards: which service, for whom, how long does it take today, and what would have to be true for it to take a tenth of that.

For public entities we align plans with Vision 2030 programmes and the Digital Government Authority’s standards and yearly measurement. For companies we start with the margin and the customer. In both cases we set up a delivery office that counts finished things, keeps a list of decisions waiting for an executive, and is dissolved when it is no longer needed.`,
    offerings: [
      ['Digital strategy', 'A three-year plan with no more than twelve initiatives, costed and sequenced.'],
      [
        'Service and process redesign',
        'Measured journeys, rules simplified before they are automated, and prototypes tested with users in Arabic.',
      ],
      ['Operating model', 'Structure, roles, decision rights and sourcing for digital, data and technology.'],
      ['Transformation office', 'Portfolio, benefits and risk, with weekly decisions instead of monthly reports.'],
      [
        'Enterprise architecture',
        'Current and target architecture, aligned with the national methodology for public entities.',
      ],
      ['Change and adoption', 'Sponsors, communication and training that begin before the first release.'],
    ],
    steps: [
      ['Frame', 'Three weeks to agree on outcomes, baseline and what will not be done.'],
      ['Design', 'Target services and operating model with the people who run them.'],
      ['Deliver', 'Quarterly releases; each closes at least one complaint that can be named.'],
      ['Measure', 'Benefits confirmed by finance, not by the programme.'],
      ['Hand over', 'Your office takes the lead while we review.'],
    ],
    faqs: [
      [
        'How is this different from an IT programme?',
        'The unit of progress is a service that became better for someone. Often the first months change rules, forms and delegations and need no new system.',
      ],
      [
        'Do you work through Etimad tenders?',
        'Yes. We are set up for public procurement, including local content requirements, and can take part as lead or subcontractor.',
      ],
      [
        'How large is your team?',
        'Typically four to eight people full time beside a team of yours of at least equal size.',
      ],
      [
        'Can you take over a programme that is late?',
        'Yes. We spend two weeks finding what is really finished, then propose what to stop.',
      ],
    ],
  },
  ar: {
    title: 'استشارات التحول الرقمي',
    summary: 'إستراتيجية ونموذج تشغيلي ومكاتب إنجاز تحوّل مستهدفات رؤية 2030 إلى خدمات يستخدمها الناس.',
    intro: `
لا ينقص برامج التحول في المملكة الطموح ولا العروض، وإنما ينقصها طريق قصير من المستهدف إلى الواقف أمام الخدمة. تعلّمنا أن نعمل من النهاية: أي خدمة، ولمن، وكم تستغرق اليوم، وما الذي يجب أن يتحقق لتستغرق عُشر ذلك.

في الجهات الحكومية نوائم الخطط مع برامج الرؤية ومعايير هيئة الحكومة الرقمية وقياسها السنوي، وفي الشركات نبدأ من الهامش والعميل. وفي الحالتين نؤسس مكتب إنجاز يحصي ما اكتمل، ويحفظ قائمة القرارات التي تنتظر مسؤولًا، ويُحل حين تنتفي الحاجة إليه.`,
    offerings: [
      ['الإستراتيجية الرقمية', 'خطة ثلاث سنوات لا تزيد على اثنتي عشرة مبادرة، مسعّرة ومرتبة.'],
      ['إعادة تصميم الخدمات والإجراءات', 'رحلات مقيسة، وقواعد تُبسَّط قبل أن تؤتمت، ونماذج تُختبر مع المستفيدين بالعربية.'],
      ['النموذج التشغيلي', 'الهيكل والأدوار وصلاحيات القرار ونموذج التوريد للرقمنة والبيانات والتقنية.'],
      ['مكتب التحول', 'المحفظة والمنافع والمخاطر، بقرارات أسبوعية بدل تقارير شهرية.'],
      ['البنية المؤسسية', 'الوضع الراهن والمستهدف بما يوافق المنهجية الوطنية للجهات الحكومية.'],
      ['التغيير والتبني', 'رعاة وتواصل وتدريب تبدأ قبل الإصدار الأول.'],
    ],
    steps: [
      ['التأطير', 'ثلاثة أسابيع للاتفاق على النتائج وخط الأساس وما لن يُنفَّذ.'],
      ['التصميم', 'الخدمات والنموذج المستهدف مع من يشغلونها.'],
      ['الإنجاز', 'إصدارات ربع سنوية ينهي كل منها شكوى واحدة محددة على الأقل.'],
      ['القياس', 'منافع تعتمدها المالية لا البرنامج نفسه.'],
      ['التسليم', 'يتولى مكتبكم القيادة ونكتفي بالمراجعة.'],
    ],
    faqs: [
      [
        'ما الفرق بينه وبين برنامج تقنية معلومات؟',
        'وحدة التقدم هنا خدمة تحسنت لأحد. وكثيرًا ما تغيّر الأشهر الأولى قواعد ونماذج وتفويضات بلا نظام جديد.',
      ],
      [
        'هل تعملون عبر منافسات «اعتماد»؟',
        'نعم. نحن مهيؤون للمشتريات الحكومية ومتطلبات المحتوى المحلي، ونشارك متعهدًا رئيسًا أو من الباطن.',
      ],
      ['ما حجم الفريق؟', 'من أربعة إلى ثمانية متفرغين عادةً إلى جانب فريق منكم لا يقل عنه عددًا.'],
      ['هل يمكن أن تتسلموا برنامجًا متعثرًا؟', 'نعم. نمضي أسبوعين لمعرفة ما اكتمل حقًا، ثم نقترح ما يجب إيقافه.'],
    ],
  },
})
