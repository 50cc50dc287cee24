import { defineService } from '../defineService.ts'

export const sapImplementationSupport = defineService({
  key: 'sap-implementation-support',
  icon: 'boxes',
  order: 7,
  experts: ['khalid-alshammari', 'omar-alzahrani'],
  industries: ['industrial-manufacturing-supply-chain', 'real-estate-construction', 'govt-public-sector'],
  caseStudies: ['developer-finance-platform'],
  en: {
    title: 'SAP Implementation & Support',
    summary:
      'S/4HANA conversions, RISE with SAP and application support with the Saudi localisation that finance and HR depend on.',
    intro: `
Many Saudi companies run SAP ECC systems that were shaped twenty years ago, with mainstream maintenance ending in 2027. The move to S/4HANA is a chance to drop what nobody uses. It is also the moment when zakat reports, Fatoora integration, Hijri dates, end-of-service calculation and Arabic forms are forgotten until the test cycle.

We work with finance, supply chain and HR teams who will own the system afterwards. Our consultants combine SAP skills with accounting and payroll practice in the Kingdom, so the localisation is designed in the first weeks. We advise on RISE with SAP, private cloud or own hosting against your data-classification and residency duties rather than the other way around.`,
    offerings: [
      [
        'Readiness and roadmap',
        'Readiness check, custom-code analysis, and a business case for new implementation, conversion or selective transition.',
      ],
      [
        'S/4HANA implementation',
        'Finance, procurement, sales, production, plant maintenance, real estate and project systems with SAP Activate.',
      ],
      [
        'Saudi localisation',
        'Fatoora through Document and Reporting Compliance, zakat and withholding reports, payroll, GOSI and bank formats.',
      ],
      [
        'HR and procurement clouds',
        'SuccessFactors and Ariba, integrated with Qiwa-relevant data and delegation of authority.',
      ],
      [
        'Application support',
        'A bilingual service desk with second and third level consultants in Riyadh hours, Sunday to Thursday, and on call for closing.',
      ],
      ['Quality assurance', 'Independent review of another integrator’s project at each gate.'],
    ],
    steps: [
      ['Discover', 'Readiness check and a scope that fits on two pages.'],
      ['Explore', 'Fit-to-standard workshops with your own data; each deviation needs an owner and a price.'],
      ['Realise', 'Two-week cycles, with migration rehearsals from the second month.'],
      ['Deploy', 'Two dress rehearsals, a cutover plan by the hour, and no go-live in the last week of a VAT period.'],
      ['Run', 'Six weeks beside your team, then support under a service level.'],
    ],
    faqs: [
      [
        'New implementation or conversion?',
        'If your processes and data are sound, conversion is quicker. If half of your custom code is unused, starting fresh is usually cheaper over five years. The readiness check gives numbers for both.',
      ],
      [
        'How long does a project take?',
        'A mid-sized company with finance, logistics and HR typically needs eight to twelve months. We prefer two releases to one large one.',
      ],
      [
        'Can our SAP data stay in the Kingdom?',
        'Yes, with several hosting models. Which is right depends on the classification of your data and your regulator; we document the decision.',
      ],
      ['Do you resell licences?', 'No. Advice on licences is part of the project and we take no commission on them.'],
    ],
  },
  ar: {
    title: 'تطبيق ساب ودعمه',
    summary:
      'التحول إلى S/4HANA وبرنامج RISE with SAP ودعم التطبيقات، مع التوطين السعودي الذي تعتمد عليه المالية والموارد البشرية.',
    intro: `
تعمل شركات سعودية كثيرة على أنظمة SAP ECC صُممت قبل عشرين عامًا وينتهي دعمها الأساسي في 2027. والانتقال إلى S/4HANA فرصة للتخلي عما لا يستخدمه أحد، وهو أيضًا اللحظة التي تُنسى فيها تقارير الزكاة وربط «فاتورة» والتاريخ الهجري ومكافأة نهاية الخدمة والنماذج العربية حتى دورة الاختبار.

نعمل مع فرق المالية وسلاسل الإمداد والموارد البشرية التي ستملك النظام لاحقًا. ويجمع مستشارونا بين مهارات ساب والممارسة المحاسبية وممارسة الرواتب في المملكة، فيُصمَّم التوطين في الأسابيع الأولى. ونوازن بين RISE with SAP والسحابة الخاصة والاستضافة الذاتية انطلاقًا من تصنيف بياناتكم ومتطلبات بقائها داخل المملكة لا العكس.`,
    offerings: [
      [
        'الجاهزية وخريطة الطريق',
        'فحص الجاهزية وتحليل البرمجة المخصصة ودراسة جدوى للتطبيق الجديد أو التحويل أو الانتقال الانتقائي.',
      ],
      ['تطبيق S/4HANA', 'المالية والمشتريات والمبيعات والإنتاج والصيانة والعقار وأنظمة المشاريع بمنهجية SAP Activate.'],
      ['التوطين السعودي', 'ربط «فاتورة» وتقارير الزكاة والاستقطاع والرواتب والتأمينات وصيغ البنوك.'],
      [
        'سحابتا الموارد البشرية والمشتريات',
        'SuccessFactors وAriba، متكاملتان مع البيانات التي تطلبها «قوى» ومصفوفة الصلاحيات.',
      ],
      [
        'دعم التطبيقات',
        'مكتب خدمة بلغتين ومستشارو المستويين الثاني والثالث بتوقيت الرياض من الأحد إلى الخميس، ومناوبة وقت الإقفال.',
      ],
      ['ضمان الجودة', 'مراجعة مستقلة لمشروع ينفذه غيرنا عند كل بوابة.'],
    ],
    steps: [
      ['الاستكشاف', 'فحص الجاهزية ونطاق يُكتب في صفحتين.'],
      ['المواءمة', 'ورش مطابقة مع المعيار ببياناتكم، ولكل استثناء مالك وثمن.'],
      ['البناء', 'دورات من أسبوعين وتمارين ترحيل بيانات منذ الشهر الثاني.'],
      ['الإطلاق', 'تجربتان كاملتان وخطة انتقال بالساعة، ولا إطلاق في الأسبوع الأخير من فترة ضريبية.'],
      ['التشغيل', 'ستة أسابيع إلى جانب فريقكم، ثم دعم باتفاقية مستوى خدمة.'],
    ],
    faqs: [
      [
        'تطبيق جديد أم تحويل؟',
        'إن كانت عملياتكم وبياناتكم سليمة فالتحويل أسرع، وإن كان نصف البرمجة المخصصة مهجورًا فالبداية الجديدة أوفر على مدى خمس سنوات غالبًا. يعطي الفحص أرقام الخيارين.',
      ],
      [
        'كم يستغرق المشروع؟',
        'تحتاج شركة متوسطة بنطاق المالية والإمداد والموارد البشرية عادةً من ثمانية أشهر إلى اثني عشر، ونفضل إطلاقين على إطلاق واحد كبير.',
      ],
      [
        'هل يمكن أن تبقى بيانات ساب داخل المملكة؟',
        'نعم، وبأكثر من نموذج استضافة. ويعتمد الأنسب على تصنيف بياناتكم وجهتكم التنظيمية، ونوثق القرار.',
      ],
      ['هل تبيعون التراخيص؟', 'لا. المشورة في التراخيص جزء من المشروع ولا نتقاضى عنها عمولة.'],
    ],
  },
})
