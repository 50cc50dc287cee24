import { defineIndustrySolution } from '../defineIndustrySolution.ts'

export const continuedEducationProfessionalDevelopment = defineIndustrySolution({
  key: 'continued-education-professional-development',
  icon: 'book-open-check',
  order: 3,
  experts: ['maha-alqahtani', 'lina-haddad'],
  services: ['learning-training-academy', 'low-code-cloud-solutions', 'ai-machine-learning', 'hr-management'],
  caseStudies: ['training-provider-learning-platform'],
  en: {
    title: 'Continued Education & Professional Development',
    summary:
      'For universities’ continuing education units, training institutes, professional bodies and corporate academies in the Kingdom.',
    intro: `
The Human Capability Development Program made lifelong learning a national target, and demand followed: professionals who need continuing education hours, graduates who need a first job, employers who must fill localised professions. Providers grew quickly. Many now have more courses than evidence.

We help them become institutions. That means licensing and quality assurance with TVTC and the Education and Training Evaluation Commission, programmes designed from occupational standards, online delivery that meets the National eLearning Center’s requirements, and the economics of a course that is still full in its third year.`,
    challenges: [
      [
        'Proof of quality',
        'Licensing, accreditation and e-learning standards each need records that daily operations do not keep.',
      ],
      ['Courses without a job', 'Catalogues built from what trainers can teach, not from what employers need done.'],
      ['Thin margins', 'Discounted seats, expensive trainers and platforms that are paid for and unused.'],
    ],
    offerings: [
      [
        'Licensing and accreditation',
        'TVTC licensing, institutional and programme accreditation files, and e-learning licences.',
      ],
      ['Programme design', 'Occupational standards, outcomes, assessment and credit for professional bodies.'],
      [
        'Learning platforms',
        'Selection and set-up, Arabic interface and content, proctoring, payment and certificate verification.',
      ],
      ['Employer partnerships', 'Train-to-hire models with HRDF, sector skills councils and large employers.'],
      ['Operations and finance', 'Scheduling, trainer contracts, VAT treatment and unit economics.'],
    ],
    steps: [
      ['Review', 'Records, catalogue, results and finances in three weeks.'],
      ['Choose', 'Which programmes to keep, rebuild or close.'],
      ['Build', 'Curriculum, platform and quality system together.'],
      ['Accredit', 'Self-study, mock visit and the accreditor’s visit.'],
    ],
    outcomes: [
      ['82%', 'of graduates of one train-to-hire cohort employed after six months'],
      ['×2.4', 'online enrolment in the first year of a new platform'],
      ['31%', 'lower cost per learner after catalogue review'],
    ],
    faqs: [
      [
        'Do you help new training centres?',
        'Yes, from feasibility and licence to the first group, including premises and trainer requirements.',
      ],
      [
        'Can existing courses be moved online as they are?',
        'Rarely. A recorded lecture is not an online course. We redesign the assessment first, and then the material.',
      ],
      [
        'Do you provide content in Arabic?',
        'Yes, written in Arabic by specialists and reviewed by a language editor, with accessible video and transcripts.',
      ],
      ['Who owns the curriculum?', 'The provider. We deliver source files and the rights to change them.'],
    ],
  },
  ar: {
    title: 'التعليم المستمر والتطوير المهني',
    summary: 'لوحدات التعليم المستمر في الجامعات ومعاهد التدريب والهيئات المهنية والأكاديميات المؤسسية في المملكة.',
    intro: `
جعل برنامج تنمية القدرات البشرية التعلم مدى الحياة مستهدفًا وطنيًا، فتبعه الطلب: مهنيون يحتاجون ساعات تطوير مستمر، وخريجون ينتظرون وظيفتهم الأولى، وأصحاب عمل عليهم شغل مهن موطّنة. ونمت الجهات المقدمة سريعًا، ولدى كثير منها اليوم دورات أكثر من الأدلة على أثرها.

نساعدها على أن تصير مؤسسات راسخة: ترخيص وضمان جودة لدى المؤسسة العامة للتدريب التقني والمهني وهيئة تقويم التعليم والتدريب، وبرامج تنطلق من المعايير المهنية، وتعليم عن بعد يستوفي متطلبات المركز الوطني للتعليم الإلكتروني، واقتصاديات دورة تظل مقاعدها ممتلئة في عامها الثالث.`,
    challenges: [
      ['إثبات الجودة', 'يتطلب الترخيص والاعتماد ومعايير التعلم الإلكتروني سجلات لا يحفظها العمل اليومي.'],
      ['دورات بلا وظائف', 'قوائم برامج بُنيت على ما يجيده المدربون لا على ما يحتاجه أصحاب العمل.'],
      ['هوامش ضيقة', 'مقاعد مخفضة ومدربون مكلفون ومنصات مدفوعة غير مستخدمة.'],
    ],
    offerings: [
      ['الترخيص والاعتماد', 'ترخيص المنشآت التدريبية وملفات الاعتماد المؤسسي والبرامجي وتراخيص التعلم الإلكتروني.'],
      ['تصميم البرامج', 'المعايير المهنية ونواتج التعلم والتقييم وساعات التطوير لدى الهيئات المهنية.'],
      [
        'منصات التعلم',
        'الاختيار والتهيئة والواجهة والمحتوى العربيان والمراقبة الإلكترونية والدفع والتحقق من الشهادات.',
      ],
      [
        'الشراكات مع أصحاب العمل',
        'نماذج التدريب المنتهي بالتوظيف مع «هدف» ومجالس المهارات القطاعية وكبار أصحاب العمل.',
      ],
      ['التشغيل والمالية', 'الجدولة وعقود المدربين والمعالجة الضريبية واقتصاديات البرنامج الواحد.'],
    ],
    steps: [
      ['المراجعة', 'السجلات والبرامج والنتائج والمالية في ثلاثة أسابيع.'],
      ['الاختيار', 'ما يبقى من البرامج وما يُعاد بناؤه وما يُغلق.'],
      ['البناء', 'المنهج والمنصة ونظام الجودة معًا.'],
      ['الاعتماد', 'الدراسة الذاتية والزيارة التجريبية ثم زيارة جهة الاعتماد.'],
    ],
    outcomes: [
      ['82%', 'من خريجي دفعة تدريب منتهٍ بالتوظيف عملوا خلال ستة أشهر'],
      ['2.4 ضعف', 'نمو التسجيل عن بعد في السنة الأولى لمنصة جديدة'],
      ['31%', 'انخفاض تكلفة المتدرب بعد مراجعة البرامج'],
    ],
    faqs: [
      [
        'هل تساعدون مراكز التدريب الجديدة؟',
        'نعم، من دراسة الجدوى والترخيص إلى أول مجموعة، بما يشمل متطلبات المقر والمدربين.',
      ],
      [
        'هل يمكن نقل الدورات الحالية إلى التعلم عن بعد كما هي؟',
        'نادرًا. فالمحاضرة المسجلة ليست دورة إلكترونية، ونبدأ بإعادة تصميم التقييم ثم المادة.',
      ],
      ['هل تنتجون محتوى بالعربية؟', 'نعم، يكتبه متخصصون بالعربية ويراجعه محرر لغوي، مع مقاطع ونصوص ميسّرة الوصول.'],
      ['من يملك المنهج؟', 'الجهة المقدمة للتدريب، ونسلّم الملفات المصدرية وحقوق تعديلها.'],
    ],
  },
})
