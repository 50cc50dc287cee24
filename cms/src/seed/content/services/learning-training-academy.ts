import { defineService } from '../defineService.ts'

export const learningTrainingAcademy = defineService({
  key: 'learning-training-academy',
  icon: 'graduation-cap',
  order: 6,
  experts: ['maha-alqahtani', 'lina-haddad'],
  industries: [
    'continued-education-professional-development',
    'govt-public-sector',
    'industrial-manufacturing-supply-chain',
  ],
  caseStudies: ['training-provider-learning-platform', 'manufacturing-saudization'],
  en: {
    title: 'Learning & Training Academy',
    summary:
      'Programmes in finance, data, cybersecurity, SAP and leadership, taught in Arabic and English by people who do the work.',
    intro: `
Training budgets in the Kingdom have grown faster than the proof that training works. Certificates are counted; what people do differently afterwards rarely is. Our academy starts at the other end: with a task someone must perform, and with the manager who will notice.

Trainers are our own consultants, so an e-invoicing course is taught by someone who integrated a client last quarter. Programmes run in our rooms in Riyadh, Jeddah and Al Khobar, on your site, or online to National eLearning Centre standards. We design corporate academies too: competency framework, curriculum, trainers, platform and the measures that keep the budget.`,
    offerings: [
      [
        'Open programmes',
        'Short courses with small groups: VAT and zakat, Power BI, ECC controls, S/4HANA finance, Labour Law for managers.',
      ],
      ['Corporate academies', 'Competency framework, curriculum and governance for an academy inside your company.'],
      [
        'Saudi talent programmes',
        'Train-to-hire cohorts with HRDF support and a job at the end, designed with the hiring managers.',
      ],
      [
        'Leadership development',
        'Six-month journeys for first-time managers and department heads, with coaching and a real project.',
      ],
      ['Learning technology', 'Set-up of a learning platform, Arabic content production and assessment.'],
    ],
    steps: [
      ['Task analysis', 'What must people be able to do, how well, and who will see it.'],
      ['Design', 'Cases from your own work; slides last.'],
      ['Pilot', 'One group, then corrections before the programme is repeated.'],
      ['Delivery', 'Groups of up to sixteen, attendance and assessment recorded.'],
      [
        'Evidence',
        'Managers confirm changes at work after 60 and 120 days; you receive the numbers, also the poor ones.',
      ],
    ],
    faqs: [
      [
        'Are certificates recognised?',
        'Courses are offered under a training licence, and professional tracks prepare for external examinations such as SOCPA, CIPD, ISACA and SAP. The course page names which.',
      ],
      [
        'Can HRDF support be used?',
        'Often, for Saudi employees and defined certificates. We check eligibility and prepare the file; the decision is the Fund’s.',
      ],
      [
        'Is teaching in Arabic or English?',
        'Your choice per group. Materials exist in both; technical terms stay in the language of the system people use.',
      ],
      [
        'What is the smallest group?',
        'Eight participants for an in-house course. Single seats are available in open programmes.',
      ],
    ],
  },
  ar: {
    title: 'أكاديمية التعلم والتدريب',
    summary:
      'برامج في المالية والبيانات والأمن السيبراني وساب والقيادة، بالعربية والإنجليزية، يقدمها من يمارسون العمل.',
    intro: `
نمت ميزانيات التدريب في المملكة أسرع من الدليل على أثره؛ فالشهادات تُعدّ، أما ما يتغير في أداء الناس بعدها فقلّما يُقاس. أكاديميتنا تبدأ من الطرف الآخر: من مهمة يجب أن يؤديها شخص، ومن مدير سيلاحظ الفرق.

مدربونا هم مستشارونا أنفسهم، فدورة الفوترة الإلكترونية يقدمها من ربط عميلًا في الربع الماضي. وتُعقد البرامج في قاعاتنا بالرياض وجدة والخبر، أو في مقركم، أو عن بعد وفق معايير المركز الوطني للتعليم الإلكتروني. ونصمم كذلك الأكاديميات المؤسسية: إطار الجدارات والمناهج والمدربين والمنصة والمقاييس التي تبرر الميزانية.`,
    offerings: [
      [
        'البرامج العامة',
        'دورات قصيرة بمجموعات صغيرة: القيمة المضافة والزكاة، وPower BI، والضوابط الأساسية، ومالية S/4HANA، ونظام العمل للمديرين.',
      ],
      ['الأكاديميات المؤسسية', 'إطار الجدارات والمناهج والحوكمة لأكاديمية داخل شركتكم.'],
      [
        'برامج الكفاءات السعودية',
        'تدريب منتهٍ بالتوظيف بدعم صندوق «هدف» ووظيفة في نهايته، يُصمَّم مع المديرين الذين سيوظفون.',
      ],
      ['تطوير القيادات', 'رحلات من ستة أشهر للمديرين الجدد ورؤساء الإدارات، مع توجيه فردي ومشروع حقيقي.'],
      ['تقنيات التعلم', 'تهيئة منصة التعلم وإنتاج المحتوى العربي والاختبارات.'],
    ],
    steps: [
      ['تحليل المهمة', 'ما الذي يجب أن يتقنه الناس، وبأي مستوى، ومن سيلاحظ ذلك.'],
      ['التصميم', 'حالات من واقع عملكم، والشرائح آخر ما يُعد.'],
      ['التجربة', 'مجموعة واحدة، ثم التصحيح قبل التكرار.'],
      ['التنفيذ', 'مجموعات لا تزيد على ستة عشر، مع توثيق الحضور والتقييم.'],
      ['الدليل', 'يؤكد المديرون التغيّر في العمل بعد 60 يومًا و120 يومًا، وتصلكم الأرقام حتى الضعيفة منها.'],
    ],
    faqs: [
      [
        'هل الشهادات معترف بها؟',
        'تُقدم الدورات بترخيص تدريب، وتؤهل المسارات المهنية لاختبارات جهات مثل الهيئة السعودية للمراجعين والمحاسبين وCIPD وISACA وساب، وتوضح صفحة كل دورة ذلك.',
      ],
      [
        'هل يمكن الاستفادة من دعم صندوق تنمية الموارد البشرية؟',
        'غالبًا، للموظفين السعوديين ولشهادات محددة. نتحقق من الأهلية ونعد الملف والقرار للصندوق.',
      ],
      [
        'ما لغة التدريب؟',
        'العربية أو الإنجليزية بحسب اختياركم لكل مجموعة، والمواد متوافرة باللغتين، وتبقى المصطلحات التقنية بلغة النظام المستخدم.',
      ],
      ['ما الحد الأدنى للمجموعة؟', 'ثمانية مشاركين للدورة الخاصة، وتتوافر مقاعد فردية في البرامج العامة.'],
    ],
  },
})
