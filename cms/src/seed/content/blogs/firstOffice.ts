import { defineBlog } from '../defineBlog.ts'

export const firstOffice = defineBlog({
  key: 'choosing-a-first-office-in-riyadh',
  publishedAt: '2025-08-12',
  category: 'business-setup',
  author: 'noura-alharbi',
  services: ['office-coworking-collaborative-spaces', 'business-establishment-relocation'],
  en: {
    title: 'Choosing a first office in Riyadh',
    excerpt:
      'Serviced floor, sublease or your own lease: what each costs in the first two years, and what the licence requires.',
    body: `
Every new company in Riyadh asks the same question in its second week: where do we sit? The answer is less about square metres than about three dates, namely when the licence needs an address, when the first ten people arrive and when the parent company will know whether the business works.

## What the licence really needs

Registrations ask for a lease that is documented on the Ejar network and for a national address that matches it. A municipal licence follows for the premises. A serviced office meets all of this when its operator is licensed and issues a contract for a *defined* unit. A bare mailing address does not.

Ask the operator for three papers before you sign: its own commercial licence, the municipal licence of the floor and a sample of the contract that earlier tenants used at the bank.

## Three ways, compared

### A serviced floor

The dearest per desk and the cheapest per mistake. Furniture, network, reception and meeting rooms are included; notice is one to three months. For fewer than twelve people it is almost always the right start.

### A sublease

Groups that grew too fast let out half a floor, often with the furniture in it. Prices are good. Look at the head lease first: many forbid it, and then your registration hangs on a favour.

### A lease of your own

Sensible from about twenty-five people, or when clients must not meet each other in the corridor. Plan four months for the fit-out and ask who pays for the civil defence approval.

:::figures
1–12 | people: serviced floor
12–25 | people: larger serviced unit or sublease
25+ | people: a lease of your own
:::

## Where

North of the city, along King Fahd Road and around the financial district, you pay for neighbours and the metro. Al Malaz and Al Olaya are cheaper, older and closer to ministries. Draw your people’s homes on a map before you decide; a move that adds forty minutes to ten commutes costs more than the rent saves.

## Four clauses to read twice

- who may end the contract early, and what it costs
- whether rent rises are fixed or “at market”
- who owns the cabling when you leave
- whether prayer rooms and parking are yours or shared

A first office is allowed to be temporary. What should be permanent from the first day is the address in every register: when you move, change all of them in one week. We keep [a list for that](ref:services/office-coworking-collaborative-spaces) and are happy to share it.
`,
  },
  ar: {
    title: 'كيف تختار مكتبك الأول في الرياض',
    excerpt: 'مساحة مجهزة أم تأجير من الباطن أم عقد مستقل؟ تكلفة كل خيار في أول سنتين وما يتطلبه الترخيص.',
    body: `
تسأل كل شركة جديدة في الرياض السؤال نفسه في أسبوعها الثاني: أين نجلس؟ والجواب يتعلق بثلاثة مواعيد أكثر من تعلقه بالأمتار المربعة: متى يحتاج الترخيص إلى عنوان، ومتى يصل أول عشرة موظفين، ومتى ستعرف الشركة الأم إن كان العمل ناجحًا.

## ما الذي يتطلبه الترخيص فعلًا

تطلب التسجيلات عقد إيجار موثقًا على شبكة إيجار وعنوانًا وطنيًا مطابقًا له، ثم رخصة بلدية للموقع. والمكتب المجهز يفي بذلك كله إذا كان مشغله مرخصًا ويصدر عقدًا لوحدة محددة. أما عنوان المراسلات وحده فلا يكفي.

واطلب من المشغل ثلاث أوراق قبل التوقيع: ترخيصه التجاري، ورخصة البلدية للطابق، ونموذجًا من العقد الذي قبلته البنوك من مستأجرين سابقين.

## مقارنة بين ثلاثة خيارات

### المساحة المجهزة

الأغلى لكل مكتب والأرخص لكل خطأ. الأثاث والشبكة والاستقبال وقاعات الاجتماع مشمولة، والإشعار من شهر إلى ثلاثة. ولأقل من اثني عشر شخصًا تكاد تكون البداية الصحيحة دائمًا.

### التأجير من الباطن

تؤجر شركات توسعت بسرعة نصف طابقها، وغالبًا بأثاثه، وبأسعار جيدة. اقرأ العقد الأصلي أولًا، فكثير من العقود يمنع ذلك، وعندها يصبح تسجيلك معلقًا بمجاملة.

### عقد مستقل

خيار معقول من نحو خمسة وعشرين شخصًا، أو حين لا ينبغي أن يلتقي العملاء في الممر. احسب أربعة أشهر للتجهيز، واسأل من يتحمل اعتماد الدفاع المدني.

:::figures
1–12 | شخصًا: مساحة مجهزة
12–25 | شخصًا: وحدة مجهزة أكبر أو تأجير من الباطن
25+ | شخصًا: عقد مستقل
:::

## أين؟

شمال المدينة، على امتداد طريق الملك فهد وحول المركز المالي، تدفع ثمن الجيرة والمترو. والملز والعليا أقل سعرًا وأقدم بناءً وأقرب إلى الوزارات. ارسم بيوت موظفيك على خريطة قبل أن تقرر؛ فانتقال يضيف أربعين دقيقة إلى عشرة مشاوير يكلف أكثر مما يوفره الإيجار.

## أربعة بنود تُقرأ مرتين

- من يملك إنهاء العقد مبكرًا وبأي تكلفة
- هل زيادة الإيجار محددة أم «حسب السوق»
- لمن تعود التمديدات عند المغادرة
- هل المصلى والمواقف لك أم مشتركة

لا بأس أن يكون المكتب الأول مؤقتًا. أما ما ينبغي أن يكون ثابتًا من اليوم الأول فهو تطابق العنوان في كل سجل: فإذا انتقلت فعدّلها كلها في أسبوع واحد. ولدينا [قائمة بذلك](ref:services/office-coworking-collaborative-spaces) يسعدنا مشاركتها.
`,
  },
})
