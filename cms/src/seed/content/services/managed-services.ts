import { defineService } from '../defineService.ts'

export const managedServices = defineService({
  key: 'managed-services',
  icon: 'server-cog',
  order: 12,
  experts: ['khalid-alshammari'],
  industries: ['banking-finance', 'it-emerging-technology', 'real-estate-construction'],
  caseStudies: ['bank-cyber-resilience'],
  en: {
    title: 'Managed Services',
    summary:
      'Applications, infrastructure and finance and HR back offices run for you in Riyadh hours, with service levels that are measured openly.',
    intro: `
Outsourcing fails quietly: tickets are closed on time and nothing improves. We contract for outcomes that the business feels, such as closing days, first-time-right payroll and hours of unplanned downtime, and we publish the same figures to your management and to our own.

Our service desk in Riyadh answers in Arabic and English. Teams follow ISO/IEC 20000 practice, access is granted per task and logged, and regulated clients receive the evidence their supervisors ask for, including the outsourcing rules of the Saudi Central Bank and NCA’s requirements for third parties.`,
    offerings: [
      [
        'Service desk',
        'One number and one portal, in two languages, Sunday to Thursday with an on-call team at other times.',
      ],
      [
        'Application management',
        'Monitoring, changes and improvement for SAP, low-code platforms and business applications.',
      ],
      ['Cloud and infrastructure', 'Operation, patching, backup tests and cost control across cloud and data centre.'],
      [
        'Finance and payroll operations',
        'Payables, receivables, closing, VAT and payroll in a shared centre with Saudi staff.',
      ],
      ['Vendor management', 'Contracts, licences and suppliers watched against what was promised.'],
    ],
    steps: [
      ['Baseline', 'Six weeks of measuring your present service before a level is promised.'],
      ['Transition', 'Knowledge transfer by recorded work, shadowing and reverse shadowing.'],
      ['Stabilise', 'Ninety days with daily reviews and no penalties hidden in definitions.'],
      ['Improve', 'Every quarter a tenth of the effort goes to removing the causes of tickets.'],
    ],
    faqs: [
      [
        'What is the minimum term?',
        'Twelve months for back-office services, twenty-four for infrastructure. You can leave with ninety days’ notice after the first year.',
      ],
      [
        'Where do your people sit?',
        'In Riyadh, Jeddah and Al Khobar. Access to regulated data is given from inside the Kingdom only.',
      ],
      [
        'How are prices set?',
        'A fixed monthly price for an agreed volume, a unit price beyond it, and a reduction each year that comes from fewer tickets.',
      ],
      [
        'How do we get out?',
        'The exit plan is written during transition and rehearsed once: documents, accounts, code and people you may wish to hire.',
      ],
    ],
  },
  ar: {
    title: 'الخدمات المُدارة',
    summary: 'تشغيل التطبيقات والبنية والأعمال المالية والإدارية نيابة عنكم بتوقيت الرياض، بمستويات خدمة تُقاس علنًا.',
    intro: `
يفشل الإسناد بصمت: تُغلق البلاغات في وقتها ولا يتحسن شيء. لذلك نتعاقد على نتائج تلمسها الأعمال، كأيام الإقفال وصحة الرواتب من أول مرة وساعات التوقف غير المخطط، وننشر الأرقام نفسها لإدارتكم ولإدارتنا.

يجيب مكتب الخدمة في الرياض بالعربية والإنجليزية، وتتبع الفرق ممارسات ISO/IEC 20000، وتُمنح الصلاحيات بحسب المهمة وتُسجل، ويحصل العملاء الخاضعون للإشراف على الأدلة التي تطلبها جهاتهم، ومنها تعليمات الإسناد لدى البنك المركزي ومتطلبات الهيئة الوطنية للأمن السيبراني للأطراف الخارجية.`,
    offerings: [
      ['مكتب الخدمة', 'رقم واحد وبوابة واحدة بلغتين، من الأحد إلى الخميس مع فريق مناوب في غيرها.'],
      ['إدارة التطبيقات', 'مراقبة وتغيير وتحسين لساب والمنصات منخفضة الشفرة وتطبيقات الأعمال.'],
      ['السحابة والبنية التحتية', 'التشغيل والتحديثات واختبار النسخ الاحتياطية وضبط التكلفة.'],
      [
        'العمليات المالية والرواتب',
        'الدائنون والمدينون والإقفال والقيمة المضافة والرواتب في مركز مشترك بكوادر سعودية.',
      ],
      ['إدارة الموردين', 'متابعة العقود والتراخيص والموردين مقابل ما وعدوا به.'],
    ],
    steps: [
      ['خط الأساس', 'ستة أسابيع لقياس الخدمة القائمة قبل الوعد بأي مستوى.'],
      ['الانتقال', 'نقل المعرفة بتسجيل العمل ثم المرافقة ثم المرافقة العكسية.'],
      ['الاستقرار', 'تسعون يومًا بمراجعات يومية وتعريفات واضحة للجزاءات.'],
      ['التحسين', 'يُصرف عُشر الجهد كل ربع سنة لإزالة أسباب البلاغات.'],
    ],
    faqs: [
      [
        'ما الحد الأدنى للمدة؟',
        'اثنا عشر شهرًا للأعمال الإدارية وأربعة وعشرون للبنية التحتية، ويمكن الخروج بإشعار تسعين يومًا بعد السنة الأولى.',
      ],
      ['أين يعمل فريقكم؟', 'في الرياض وجدة والخبر، ولا يُتاح الوصول إلى البيانات الخاضعة للتنظيم إلا من داخل المملكة.'],
      ['كيف يُحدد السعر؟', 'سعر شهري ثابت لحجم متفق عليه، وسعر وحدة لما زاد، وتخفيض سنوي مصدره انخفاض البلاغات.'],
      [
        'كيف نخرج من العقد؟',
        'تُكتب خطة الخروج أثناء الانتقال وتُجرَّب مرة: الوثائق والحسابات والشفرة ومن ترغبون في توظيفه.',
      ],
    ],
  },
})
