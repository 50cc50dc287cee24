import { defineService } from '../defineService.ts'

export const officeCoworkingCollaborativeSpaces = defineService({
  key: 'office-coworking-collaborative-spaces',
  icon: 'briefcase-business',
  order: 2,
  experts: ['noura-alharbi'],
  industries: ['it-emerging-technology', 'real-estate-construction'],
  caseStudies: ['logistics-market-entry'],
  en: {
    title: 'Office, Coworking & Collaborative Spaces',
    summary:
      'Furnished offices, project rooms and coworking memberships in Riyadh, Jeddah and Al Khobar, with the lease papers your licence needs.',
    intro: `
A young entity in Saudi Arabia needs an address before it needs a building. The Ejar contract, the National Address and the municipal licence must agree with the commercial registration, and inspectors do visit. An attractive desk whose contract cannot be used for registration is an expensive mistake.

Our spaces are run for companies that are establishing themselves or that need project rooms near a client. Each office comes with a lease registered in your company’s name, reception in Arabic and English, prayer rooms, secure printing and a meeting room you can book by the hour. When you outgrow it, we help you find, negotiate and fit out your own floor.`,
    offerings: [
      [
        'Private serviced offices',
        'Lockable offices for 2 to 40 people with furniture, internet and reception, on terms from three months.',
      ],
      [
        'Registered address',
        'An Ejar lease and National Address that match your commercial registration and pass municipal inspection.',
      ],
      [
        'Coworking memberships',
        'Fixed or flexible desks for small teams, with access to all three cities on one membership.',
      ],
      [
        'Project rooms',
        'Secured rooms near your client for audits, tenders and system implementations, with separate network segments.',
      ],
      [
        'Your own office',
        'Search, lease negotiation, fit-out supervision and moving day when a permanent office makes sense.',
      ],
    ],
    steps: [
      ['Needs', 'Headcount, licence activity, visitors and confidentiality decide which space qualifies.'],
      ['Visit and offer', 'Two or three suitable offices, with one price that includes services and VAT.'],
      ['Contract and address', 'Ejar registration, National Address and municipal licence.'],
      ['Move in', 'Access cards, network, telephone numbers and signage, usually within five working days.'],
    ],
    faqs: [
      [
        'Can I use a coworking desk to register a company?',
        'A flexible desk usually cannot carry the required lease; a private serviced office can. We tell you which product fits your licence before you sign.',
      ],
      [
        'Does office size affect work visas?',
        'It can in some activities and at inspection. We match floor area and signage to the headcount you plan for the year.',
      ],
      [
        'What is included in the price?',
        'Electricity, internet, cleaning, reception, tea and coffee and a monthly credit of meeting-room hours. Printing beyond a fair quantity is charged by page.',
      ],
      [
        'How quickly can we leave?',
        'Coworking memberships end with one month’s notice. Offices end with the agreed term; moving to a larger office of ours ends the old term without penalty.',
      ],
    ],
  },
  ar: {
    title: 'المكاتب ومساحات العمل المشتركة والتعاونية',
    summary: 'مكاتب مؤثثة وغرف مشاريع وعضويات عمل مشترك في الرياض وجدة والخبر، بعقود تستوفي متطلبات ترخيصكم.',
    intro: `
تحتاج المنشأة الناشئة في المملكة إلى عنوان نظامي قبل حاجتها إلى مبنى. فعقد «إيجار» والعنوان الوطني والرخصة البلدية ينبغي أن تتطابق مع السجل التجاري، والجولات التفتيشية قائمة فعلًا. والمكتب الأنيق الذي لا يصلح عقده للتسجيل خطأ مكلف.

مساحاتنا مهيأة للشركات في مرحلة التأسيس، وللفرق التي تحتاج غرف عمل قرب عملائها. ويأتي كل مكتب بعقد باسم شركتكم، واستقبال بالعربية والإنجليزية، ومصلى، وطباعة آمنة، وقاعة اجتماعات تُحجز بالساعة. وحين يضيق بكم المكان نساعدكم في البحث عن مقركم الخاص والتفاوض على عقده وتجهيزه.`,
    offerings: [
      ['مكاتب خاصة مجهزة', 'مكاتب مستقلة من شخصين إلى أربعين، بالأثاث والإنترنت والاستقبال، بمدد تبدأ من ثلاثة أشهر.'],
      ['عنوان مسجل', 'عقد «إيجار» وعنوان وطني يطابقان السجل التجاري ويجتازان التفتيش البلدي.'],
      ['عضويات العمل المشترك', 'مكاتب ثابتة أو مرنة للفرق الصغيرة، وعضوية واحدة صالحة في المدن الثلاث.'],
      ['غرف المشاريع', 'غرف مؤمّنة قرب عميلكم لأعمال المراجعة والمنافسات وتطبيق الأنظمة، بشبكات معزولة.'],
      ['مقركم الخاص', 'البحث والتفاوض والإشراف على التجهيز ويوم الانتقال عندما يحين وقت المقر الدائم.'],
    ],
    steps: [
      ['الاحتياج', 'عدد الموظفين ونشاط الترخيص والزوار ومستوى السرية هي ما يحدد المساحة المناسبة.'],
      ['الزيارة والعرض', 'خياران أو ثلاثة، وسعر واحد شامل الخدمات وضريبة القيمة المضافة.'],
      ['العقد والعنوان', 'توثيق العقد في «إيجار» والعنوان الوطني والرخصة البلدية.'],
      ['الانتقال', 'بطاقات الدخول والشبكة والأرقام واللوحات، وعادةً خلال خمسة أيام عمل.'],
    ],
    faqs: [
      [
        'هل يصلح مكتب مشترك لتسجيل شركة؟',
        'المكتب المرن لا يحمل غالبًا العقد المطلوب، أما المكتب الخاص المجهز فيصلح. نوضح لكم الخيار الملائم لترخيصكم قبل التوقيع.',
      ],
      [
        'هل تؤثر مساحة المكتب في تأشيرات العمل؟',
        'قد تؤثر في بعض الأنشطة وعند التفتيش، ولذلك نوائم المساحة واللوحات مع خطة التوظيف السنوية.',
      ],
      [
        'ماذا يشمل السعر؟',
        'الكهرباء والإنترنت والنظافة والاستقبال والضيافة ورصيدًا شهريًا من ساعات قاعات الاجتماعات. وتُحتسب الطباعة الزائدة بالصفحة.',
      ],
      [
        'ما مدة الإشعار للمغادرة؟',
        'تنتهي عضوية العمل المشترك بإشعار شهر واحد، والمكاتب بانتهاء مدتها. والانتقال إلى مكتب أكبر لدينا يُنهي العقد السابق بلا غرامة.',
      ],
    ],
  },
})
