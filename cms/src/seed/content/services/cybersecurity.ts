import { defineService } from '../defineService.ts'

export const cybersecurity = defineService({
  key: 'cybersecurity',
  icon: 'shield-check',
  order: 13,
  experts: ['khalid-alshammari', 'lina-haddad'],
  industries: [
    'banking-finance',
    'govt-public-sector',
    'industrial-manufacturing-supply-chain',
    'it-emerging-technology',
  ],
  caseStudies: ['bank-cyber-resilience'],
  en: {
    title: 'Cybersecurity',
    summary:
      'NCA and SAMA compliance, security testing and incident readiness for organisations that must prove their controls as well as have them.',
    intro: `
Cybersecurity in the Kingdom is supervised. The National Cybersecurity Authority’s Essential Cybersecurity Controls apply to public entities and to companies that own or operate critical national infrastructure; the Saudi Central Bank measures its members against its own framework; and suppliers to both inherit requirements through contracts. Auditors do not ask whether a policy exists. They ask for last month’s evidence.

We close gaps in the order an attacker would use them and keep the evidence as the work is done. Our testers and our governance consultants share one register, so that a finding from a penetration test appears beside the control it disproves.`,
    offerings: [
      [
        'Compliance programmes',
        'ECC, CSCC for critical systems, CCC for cloud, OTCC for industrial systems, and the SAMA Cyber Security Framework.',
      ],
      ['Security governance', 'Strategy, committee, policies, risk register and metrics for the board.'],
      [
        'Security testing',
        'Penetration tests, red-team exercises, source-code review and configuration review, with a free retest.',
      ],
      [
        'Identity and data protection',
        'Privileged access, joiner-mover-leaver, classification and encryption, aligned with PDPL.',
      ],
      [
        'Incident readiness',
        'Playbooks, exercises for executives and operators, and a retainer with response inside four hours.',
      ],
      ['Third-party risk', 'Supplier tiers, questionnaires that can be verified, and contract clauses.'],
    ],
    steps: [
      ['Scope', 'Which controls bind you, for which systems, by when.'],
      ['Assess', 'Interviews, evidence and technical tests in one visit.'],
      ['Remediate', 'A plan by attack path; quick wins inside thirty days.'],
      ['Verify', 'Retest and an evidence file sorted by control number.'],
      ['Sustain', 'A yearly calendar of reviews, exercises and reports.'],
    ],
    faqs: [
      [
        'Which controls apply to us?',
        'Public entities and operators of critical infrastructure: ECC and, where relevant, CSCC, CCC and OTCC. Financial institutions: SAMA’s framework too. Others are encouraged to adopt ECC and often must by contract.',
      ],
      [
        'Do security roles have to be held by Saudis?',
        'The controls set requirements for filling cybersecurity positions with qualified Saudi professionals. We check the current edition against your organisation chart and help build the pipeline.',
      ],
      [
        'How long does ECC compliance take?',
        'Nine to fifteen months for a mid-sized entity that starts from policies only. The first assessment takes five weeks.',
      ],
      [
        'Do you run a security operations centre?',
        'Monitoring is delivered with a licensed partner inside the Kingdom; we design the use cases and supervise the service.',
      ],
      [
        'What happens when something occurs tonight?',
        'Retainer clients call one number. We contain, preserve evidence and support notification to NCA, SAMA and, for personal data, SDAIA.',
      ],
    ],
  },
  ar: {
    title: 'الأمن السيبراني',
    summary:
      'الالتزام بضوابط الهيئة الوطنية وإطار البنك المركزي، واختبارات الأمن والجاهزية للحوادث، لمن عليه أن يثبت ضوابطه.',
    intro: `
الأمن السيبراني في المملكة خاضع للإشراف: تسري الضوابط الأساسية للهيئة الوطنية للأمن السيبراني على الجهات الحكومية وعلى مُلّاك البنى التحتية الحساسة ومشغليها، ويقيس البنك المركزي أعضاءه بإطاره الخاص، وتنتقل المتطلبات إلى الموردين عبر العقود. ولا يسأل المدقق عن وجود السياسة، بل عن دليل الشهر الماضي.

نعالج الثغرات بالترتيب الذي يسلكه المهاجم، ونحفظ الأدلة أثناء العمل. ويشترك مختبرونا ومستشارو الحوكمة لدينا في سجل واحد، فتظهر ملاحظة اختبار الاختراق بجوار الضابط الذي تنقضه.`,
    offerings: [
      [
        'برامج الالتزام',
        'الضوابط الأساسية، وضوابط الأنظمة الحساسة، والحوسبة السحابية، والأنظمة التشغيلية، وإطار الأمن السيبراني للبنك المركزي.',
      ],
      ['حوكمة الأمن السيبراني', 'الإستراتيجية واللجنة والسياسات وسجل المخاطر ومؤشرات مجلس الإدارة.'],
      ['اختبارات الأمن', 'اختبار الاختراق وتمارين الفريق الأحمر ومراجعة الشفرة والإعدادات، مع إعادة اختبار دون مقابل.'],
      [
        'الهوية وحماية البيانات',
        'الصلاحيات العالية ودورة حياة الحسابات والتصنيف والتشفير بما يوافق نظام حماية البيانات.',
      ],
      ['الجاهزية للحوادث', 'أدلة استجابة وتمارين للتنفيذيين والمشغلين، واتفاقية استجابة خلال أربع ساعات.'],
      ['مخاطر الأطراف الخارجية', 'تصنيف الموردين واستبانات يمكن التحقق منها وبنود تعاقدية.'],
    ],
    steps: [
      ['النطاق', 'ما الضوابط الملزمة لكم، وعلى أي أنظمة، ومتى.'],
      ['التقييم', 'مقابلات وأدلة واختبارات تقنية في زيارة واحدة.'],
      ['المعالجة', 'خطة بحسب مسارات الهجوم، ومكاسب سريعة خلال ثلاثين يومًا.'],
      ['التحقق', 'إعادة اختبار وملف أدلة مرتب بأرقام الضوابط.'],
      ['الاستدامة', 'تقويم سنوي للمراجعات والتمارين والتقارير.'],
    ],
    faqs: [
      [
        'ما الضوابط التي تسري علينا؟',
        'الجهات الحكومية ومشغلو البنى الحساسة: الضوابط الأساسية وما يتصل بها بحسب الحال، والمؤسسات المالية: إطار البنك المركزي أيضًا. ويُشجَّع غيرهم على تبنيها وكثيرًا ما تُلزمهم العقود.',
      ],
      [
        'هل يشترط شغل وظائف الأمن السيبراني بسعوديين؟',
        'تضع الضوابط متطلبات لشغل هذه الوظائف بكفاءات سعودية مؤهلة. نراجع النسخة السارية مقابل هيكلكم ونساعد في بناء الكوادر.',
      ],
      [
        'كم يستغرق الالتزام بالضوابط الأساسية؟',
        'من تسعة أشهر إلى خمسة عشر لجهة متوسطة تبدأ من السياسات فقط، ويستغرق التقييم الأول خمسة أسابيع.',
      ],
      [
        'هل تشغّلون مركز عمليات أمنية؟',
        'تُقدَّم المراقبة مع شريك مرخص داخل المملكة، ونصمم حالات الاستخدام ونشرف على الخدمة.',
      ],
      [
        'ماذا لو وقع حادث الليلة؟',
        'يتصل عملاء الاتفاقية برقم واحد، فنحتوي الحادث ونحفظ الأدلة ونساند الإبلاغ للهيئة والبنك المركزي، ولـ«سدايا» فيما يخص البيانات الشخصية.',
      ],
    ],
  },
})
