import { defineService } from '../defineService.ts'

export const hrManagement = defineService({
  key: 'hr-management',
  icon: 'users',
  order: 4,
  experts: ['maha-alqahtani'],
  industries: [
    'industrial-manufacturing-supply-chain',
    'continued-education-professional-development',
    'banking-finance',
  ],
  caseStudies: ['manufacturing-saudization'],
  en: {
    title: 'HR Management',
    summary:
      'Policies, payroll, Saudization and performance systems that satisfy the Saudi Labour Law and that managers really use.',
    intro: `
Human resources in Saudi Arabia is a regulated function. Contracts are documented on Qiwa, wages are checked through Mudad, Saudi nationals are registered with GOSI under rules that depend on when they joined the labour market, and a company’s Nitaqat band decides which services it may use. An HR team that spends its days on transactions has no time for people.

We take over the parts that must be exact and rebuild the parts that must be good: a work organisation regulation approved by the Ministry, a grading and pay structure you can defend, a performance cycle with four forms instead of forty, and a Saudization plan built on jobs that have a future in your company.`,
    offerings: [
      [
        'HR policies and regulations',
        'Internal work regulations, contract templates and disciplinary rules in line with the Labour Law and its amendments.',
      ],
      [
        'Payroll and GOSI',
        'Monthly payroll, wage-protection files through Mudad, GOSI contributions, end-of-service awards and final settlements.',
      ],
      [
        'Saudization planning',
        'Nitaqat simulation, professions with localisation quotas, hiring plans, and HRDF support such as Tamheer.',
      ],
      ['Organisation and pay', 'Structure, job descriptions, grading, market pay comparison and allowances.'],
      ['Performance and succession', 'Objectives, reviews, calibration and a succession map for key positions.'],
      [
        'HR systems',
        'Selection and set-up of an HR system with Arabic self-service and the integrations Saudi payroll needs.',
      ],
    ],
    steps: [
      [
        'Diagnosis',
        'Contracts, payroll, Qiwa and GOSI data and ten interviews show what is missing and what is merely inconvenient.',
      ],
      ['Design', 'Policies, grades and processes, decided with your managers in short sessions.'],
      ['Set-up', 'Ministry approvals, system configuration, payroll parallel runs for two months.'],
      ['Operation', 'We run, or your team runs with our review; the choice can change later.'],
    ],
    faqs: [
      [
        'Can you run payroll only?',
        'Yes. Payroll for Saudi entities is our most common starting point; it takes about six weeks to take over including one parallel run.',
      ],
      [
        'How is end of service calculated?',
        'Half a month’s wage for each of the first five years and one month’s wage for each later year, with reductions on resignation that depend on length of service. We compute it for every leaver and show the working.',
      ],
      [
        'How do you improve our Nitaqat band?',
        'First by correcting data: occupations, part-time and remote contracts, and wages below the counting threshold. Then by hiring for jobs where Saudi candidates stay.',
      ],
      [
        'Do you also recruit?',
        'We recruit for positions up to department head. For executives we work with a search partner and run the assessment ourselves.',
      ],
    ],
  },
  ar: {
    title: 'إدارة الموارد البشرية',
    summary: 'لوائح ورواتب وتوطين وأنظمة أداء تستوفي نظام العمل السعودي ويستخدمها المديرون فعلًا.',
    intro: `
الموارد البشرية في المملكة وظيفة منظَّمة بدقة: العقود توثق في «قوى»، والأجور تُراقَب عبر «مدد»، والسعوديون يُسجَّلون في التأمينات الاجتماعية وفق أحكام تختلف بحسب تاريخ التحاقهم بسوق العمل، ونطاق المنشأة يحدد ما يتاح لها من خدمات. والفريق الغارق في المعاملات لا يبقى له وقت للناس.

نتولى عنكم ما يجب أن يكون دقيقًا، ونعيد بناء ما يجب أن يكون جيدًا: لائحة تنظيم عمل معتمدة من الوزارة، وسلّم درجات ورواتب يمكن الدفاع عنه، ودورة أداء بأربعة نماذج لا أربعين، وخطة توطين قائمة على وظائف لها مستقبل في شركتكم.`,
    offerings: [
      ['اللوائح والسياسات', 'لائحة تنظيم العمل ونماذج العقود وقواعد الجزاءات وفق نظام العمل وتعديلاته.'],
      [
        'الرواتب والتأمينات',
        'مسيّر الرواتب وملفات حماية الأجور عبر «مدد» واشتراكات التأمينات ومكافآت نهاية الخدمة والمخالصات.',
      ],
      ['تخطيط التوطين', 'محاكاة نطاقات، والمهن الخاضعة لقرارات التوطين، وخطط التوظيف، وبرامج صندوق «هدف» مثل «تمهير».'],
      ['التنظيم والأجور', 'الهيكل التنظيمي والوصف الوظيفي والدرجات ومقارنة الأجور بالسوق والبدلات.'],
      ['الأداء والتعاقب', 'الأهداف والتقييم والمعايرة وخريطة تعاقب للمناصب المهمة.'],
      ['أنظمة الموارد البشرية', 'اختيار النظام وتهيئته بخدمة ذاتية عربية والتكاملات التي تتطلبها الرواتب في المملكة.'],
    ],
    steps: [
      ['التشخيص', 'العقود والرواتب وبيانات قوى والتأمينات وعشر مقابلات تُظهر ما ينقص وما هو مجرد إزعاج.'],
      ['التصميم', 'السياسات والدرجات والإجراءات، تُحسم مع مديريكم في جلسات قصيرة.'],
      ['التهيئة', 'اعتمادات الوزارة وضبط النظام وتشغيل متوازٍ للرواتب شهرين.'],
      ['التشغيل', 'نشغّل نحن، أو يشغّل فريقكم بمراجعتنا، ويمكن تغيير الخيار لاحقًا.'],
    ],
    faqs: [
      [
        'هل يمكن إسناد الرواتب وحدها؟',
        'نعم، وهي أكثر البدايات شيوعًا لدينا. ويستغرق الاستلام نحو ستة أسابيع تتضمن تشغيلًا متوازيًا واحدًا.',
      ],
      [
        'كيف تُحسب مكافأة نهاية الخدمة؟',
        'أجر نصف شهر عن كل سنة من السنوات الخمس الأولى وأجر شهر عن كل سنة تليها، مع تخفيض عند الاستقالة بحسب مدة الخدمة. نحسبها لكل مغادر ونوضح طريقة الحساب.',
      ],
      [
        'كيف تحسّنون نطاقنا؟',
        'نبدأ بتصحيح البيانات: المهن وعقود الدوام الجزئي والعمل عن بعد والأجور دون حد الاحتساب، ثم بالتوظيف في وظائف يستقر فيها السعوديون.',
      ],
      [
        'هل تقدمون خدمات التوظيف؟',
        'نستقطب حتى مستوى مدير إدارة، وللتنفيذيين نعمل مع شريك بحث متخصص ونجري التقييم بأنفسنا.',
      ],
    ],
  },
})
