import { defineService } from '../defineService.ts'

export const aiMachineLearning = defineService({
  key: 'ai-machine-learning',
  icon: 'brain-circuit',
  order: 10,
  experts: ['lina-haddad', 'khalid-alshammari'],
  industries: ['banking-finance', 'govt-public-sector', 'continued-education-professional-development'],
  caseStudies: ['ministry-data-office', 'training-provider-learning-platform'],
  en: {
    title: 'AI & Machine Learning',
    summary:
      'Use cases with a measured benefit, Arabic language models that are tested on your own text, and governance that follows SDAIA’s AI ethics.',
    intro: `
Most organisations in the Kingdom have run an AI pilot. Few can say what it saved. The difference is rarely the model: it is whether the question was worth answering, whether the data could be used lawfully, and whether someone’s daily work changed.

We start from decisions and documents that already cost time: invoices to match, tenders to compare, calls to summarise, equipment that fails without warning. Each idea gets a baseline before anything is built. For Arabic we test several models on your own text, including dialect and mixed script, and publish the error rate to the people who will rely on it.

Governance is part of the build: an inventory of models, an impact assessment based on SDAIA’s AI ethics principles, human review where a person’s rights are affected, and hosting that respects your data classification.`,
    offerings: [
      ['Use-case portfolio', 'Twenty ideas reduced to three, with baseline, benefit, data and risk for each.'],
      [
        'Arabic language solutions',
        'Search, summary and question answering over your documents, with sources shown and answers refused when there are none.',
      ],
      ['Forecasting and optimisation', 'Demand, cash, maintenance and workforce models that planners can correct.'],
      [
        'Document automation',
        'Reading of invoices, contracts and identity documents in Arabic and English, with confidence and human checks.',
      ],
      ['AI governance', 'Policy, model inventory, impact assessment, supplier clauses and staff guidelines.'],
    ],
    steps: [
      ['Select', 'Two weeks: interviews, data sampling, a short list with numbers.'],
      ['Prove', 'Six weeks: one use case against its baseline, on your data.'],
      ['Build', 'Integration, monitoring, fallback and user training.'],
      [
        'Run',
        'Monthly measurement of accuracy, drift, cost and use; models that no longer earn their cost are retired.',
      ],
    ],
    faqs: [
      [
        'Will our data train someone else’s model?',
        'No. We use deployments that exclude customer data from training, and models hosted inside the Kingdom or on your servers where classification demands it.',
      ],
      [
        'How good is Arabic?',
        'For Modern Standard Arabic, good; for dialects and tables, uneven. That is why we measure on your documents before recommending anything.',
      ],
      [
        'Do you build your own models?',
        'We adapt existing ones and train small, specific models. Training a large general model is rarely the right use of a company’s money.',
      ],
      [
        'What if the pilot fails?',
        'Then you have a written reason for the price of six weeks. About a third of our pilots end this way.',
      ],
    ],
  },
  ar: {
    title: 'الذكاء الاصطناعي وتعلم الآلة',
    summary:
      'حالات استخدام بعائد مقيس، ونماذج عربية مختبرة على نصوصكم، وحوكمة تتبع مبادئ «سدايا» لأخلاقيات الذكاء الاصطناعي.',
    intro: `
جرّبت معظم الجهات في المملكة الذكاء الاصطناعي، وقليل منها يستطيع أن يذكر ما وفّره. والفرق نادرًا ما يكون في النموذج؛ بل في جدوى السؤال، وإمكان استخدام البيانات نظامًا، وهل تغيّر عمل أحد فعلًا.

نبدأ من القرارات والوثائق التي تستنزف الوقت اليوم: فواتير تُطابَق، وعروض تُقارَن، ومكالمات تُلخَّص، ومعدات تتعطل بلا إنذار. ونقيس الوضع القائم قبل بناء أي شيء. وفي العربية نختبر عدة نماذج على نصوصكم بما فيها اللهجات والنصوص المختلطة، ونعلن نسبة الخطأ لمن سيعتمد على النتائج.

والحوكمة جزء من البناء: سجل للنماذج، وتقييم أثر وفق مبادئ «سدايا»، ومراجعة بشرية حيث تتأثر حقوق الأفراد، واستضافة تراعي تصنيف بياناتكم.`,
    offerings: [
      ['محفظة حالات الاستخدام', 'عشرون فكرة تُختصر إلى ثلاث، ولكل منها خط أساس وعائد وبيانات ومخاطر.'],
      ['حلول اللغة العربية', 'بحث وتلخيص وإجابة عن الأسئلة من وثائقكم مع عرض المصدر، والامتناع عن الإجابة عند غيابه.'],
      ['التنبؤ والتحسين', 'نماذج للطلب والنقد والصيانة والقوى العاملة يستطيع المخططون تصحيحها.'],
      ['أتمتة الوثائق', 'قراءة الفواتير والعقود والهويات بالعربية والإنجليزية مع درجة ثقة وتحقق بشري.'],
      ['حوكمة الذكاء الاصطناعي', 'السياسة وسجل النماذج وتقييم الأثر وشروط الموردين وإرشادات الموظفين.'],
    ],
    steps: [
      ['الاختيار', 'أسبوعان: مقابلات وعينات بيانات وقائمة قصيرة بالأرقام.'],
      ['الإثبات', 'ستة أسابيع: حالة واحدة مقابل خط أساسها وعلى بياناتكم.'],
      ['البناء', 'التكامل والمراقبة والبديل عند التعطل وتدريب المستخدمين.'],
      ['التشغيل', 'قياس شهري للدقة والانحراف والتكلفة والاستخدام، وإيقاف ما لم يعد يستحق تكلفته.'],
    ],
    faqs: [
      [
        'هل تُستخدم بياناتنا في تدريب نماذج غيرنا؟',
        'لا. نستخدم بيئات تستثني بيانات العملاء من التدريب، ونماذج مستضافة في المملكة أو على خوادمكم متى اقتضى التصنيف.',
      ],
      ['ما مستوى العربية؟', 'جيد في الفصحى ومتفاوت في اللهجات والجداول، ولذلك نقيس على وثائقكم قبل أي توصية.'],
      [
        'هل تبنون نماذجكم الخاصة؟',
        'نكيّف نماذج قائمة وندرب نماذج صغيرة محددة الغرض، وقلّما يكون تدريب نموذج عام كبير إنفاقًا صائبًا لشركة.',
      ],
      ['ماذا لو فشلت التجربة؟', 'يكون لديكم سبب مكتوب بتكلفة ستة أسابيع. ونحو ثلث تجاربنا ينتهي إلى ذلك.'],
    ],
  },
})
