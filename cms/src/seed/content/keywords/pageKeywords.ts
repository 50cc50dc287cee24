import type { CatalogueKey } from '@diwan/shared/catalogue'
import type { KeywordRow } from './keywordRow.ts'

export const pageKeywords = {
  home: {
    en: [
      'Consulting in Saudi Arabia',
      'Company formation, HR, zakat and tax, SAP, data and cybersecurity from one Saudi consultancy in Riyadh, Jeddah and Al Khobar.',
      [
        'consulting Saudi Arabia',
        'Riyadh consultancy',
        'business setup KSA',
        'zakat and tax advisory',
        'SAP Saudi Arabia',
        'Vision 2030 consulting',
      ],
    ],
    ar: [
      'استشارات أعمال في السعودية',
      'تأسيس الشركات والموارد البشرية والزكاة والضريبة وساب والبيانات والأمن السيبراني من شركة سعودية في الرياض وجدة والخبر.',
      [
        'شركة استشارات في الرياض',
        'استشارات إدارية السعودية',
        'تأسيس شركات',
        'استشارات زكاة وضريبة',
        'تطبيق ساب',
        'رؤية 2030',
      ],
    ],
  },
  'about-us': {
    en: [
      'About Rasikh Advisory',
      'A partner-owned Saudi consultancy founded in Riyadh in 2009: our story, figures, values and milestones.',
      ['about Rasikh', 'Saudi consulting firm', 'Riyadh consultants', 'independent advisory'],
    ],
    ar: [
      'من نحن',
      'شركة استشارية سعودية مملوكة لشركائها تأسست في الرياض عام 2009: قصتنا وأرقامنا وقيمنا ومحطاتنا.',
      ['عن راسخ', 'شركة استشارات سعودية', 'مستشارون في الرياض', 'استشارات مستقلة'],
    ],
  },
  articles: {
    en: [
      'Articles on business in Saudi Arabia',
      'Practical articles on zakat, tax, labour law, Nitaqat, data protection, SAP and cybersecurity, written by consultants.',
      ['Saudi business articles', 'ZATCA explained', 'Saudi labour law', 'PDPL guide', 'Nitaqat'],
    ],
    ar: [
      'مقالات عن الأعمال في السعودية',
      'مقالات عملية في الزكاة والضريبة ونظام العمل ونطاقات وحماية البيانات وساب والأمن السيبراني يكتبها مستشارون.',
      ['مقالات أعمال', 'شرح أنظمة الزكاة والضريبة', 'نظام العمل السعودي', 'حماية البيانات الشخصية', 'نطاقات'],
    ],
  },
  careers: {
    en: [
      'Careers in consulting, Riyadh, Jeddah and Al Khobar',
      'Open positions for consultants and specialists, how we hire, and an answer for every applicant within four weeks.',
      ['consulting jobs Riyadh', 'jobs Saudi Arabia', 'SAP jobs', 'cybersecurity jobs KSA', 'careers Rasikh'],
    ],
    ar: [
      'وظائف استشارية في الرياض وجدة والخبر',
      'فرص للمستشارين والمختصين، وطريقة التوظيف لدينا، ورد لكل متقدم خلال أربعة أسابيع.',
      ['وظائف استشارات الرياض', 'وظائف السعودية', 'وظائف ساب', 'وظائف أمن سيبراني', 'وظائف راسخ'],
    ],
  },
  clients: {
    en: [
      'Clients and case studies',
      'Results measured and approved by banks, manufacturers, developers, public entities and training providers in the Kingdom.',
      [
        'consulting case studies',
        'Saudi clients',
        'transformation results',
        'SAP case study',
        'Saudization case study',
      ],
    ],
    ar: [
      'عملاؤنا وقصص النجاح',
      'نتائج قاستها واعتمدتها بنوك ومصانع ومطورون وجهات عامة وجهات تدريب في المملكة.',
      ['دراسات حالة', 'عملاء راسخ', 'نتائج التحول', 'توطين', 'قصص نجاح'],
    ],
  },
  'contact-us': {
    en: [
      'Contact our consultants',
      'Write to a consultant of your topic and receive an answer within two working days. Offices in Riyadh, Jeddah and Al Khobar.',
      ['contact Rasikh', 'consultant Riyadh contact', 'Jeddah office', 'Al Khobar office'],
    ],
    ar: [
      'تواصل مع مستشارينا',
      'راسل مستشارًا مختصًا بموضوعك ويصلك الجواب خلال يومي عمل. مكاتبنا في الرياض وجدة والخبر.',
      ['التواصل مع راسخ', 'مستشار في الرياض', 'مكتب جدة', 'مكتب الخبر'],
    ],
  },
  'corporate-governance': {
    en: [
      'Corporate governance and independence',
      'Ownership, board and committees, independence, anti-corruption and how to raise a concern.',
      ['corporate governance', 'independence', 'conflict of interest', 'whistleblowing', 'anti-corruption'],
    ],
    ar: [
      'الحوكمة والاستقلالية',
      'الملكية والمجلس واللجان والاستقلالية ومكافحة الفساد وطريقة الإبلاغ عن المخالفات.',
      ['حوكمة الشركات', 'الاستقلالية', 'تعارض المصالح', 'الإبلاغ عن المخالفات', 'مكافحة الفساد'],
    ],
  },
  'graduate-elite-program': {
    en: [
      'Graduate Elite Program for Saudi graduates',
      'Eighteen months, three practices, a professional certificate and a full contract. Eligibility, majors, timeline and questions.',
      [
        'graduate program Saudi Arabia',
        'fresh graduate jobs Riyadh',
        'Saudi graduates',
        'consulting graduate scheme',
        'train to hire',
      ],
    ],
    ar: [
      'برنامج نخبة الخريجين السعوديين',
      'ثمانية عشر شهرًا وثلاث ممارسات وشهادة مهنية وعقد عمل كامل. الشروط والتخصصات والمواعيد والأسئلة.',
      ['برنامج تطوير خريجين', 'وظائف حديثي التخرج', 'خريجون سعوديون', 'تدريب منتهٍ بالتوظيف', 'برنامج النخبة'],
    ],
  },
  leadership: {
    en: [
      'Leadership: board, executives and experts',
      'The people whose names stand under our recommendations: board, executive partners and subject experts.',
      ['Rasikh leadership', 'board of managers', 'consulting partners Saudi Arabia', 'experts'],
    ],
    ar: [
      'القيادة: المجلس والتنفيذيون والخبراء',
      'من تحمل توصياتنا أسماءهم: مجلس المديرين والشركاء التنفيذيون والخبراء.',
      ['قيادات راسخ', 'مجلس المديرين', 'شركاء الاستشارات', 'خبراء'],
    ],
  },
  'media-kit': {
    en: [
      'Media kit: logos, colours and photographs',
      'Logos, brand colours, photographs, company texts and spokespeople for journalists and event organisers.',
      ['Rasikh logo', 'media kit', 'press photographs', 'brand colours', 'spokesperson'],
    ],
    ar: [
      'الحقيبة الإعلامية: الشعارات والألوان والصور',
      'الشعارات وألوان الهوية والصور والنصوص التعريفية والمتحدثون، للصحفيين ومنظمي الفعاليات.',
      ['شعار راسخ', 'الحقيبة الإعلامية', 'صور صحفية', 'ألوان الهوية', 'متحدث رسمي'],
    ],
  },
  'news-room': {
    en: [
      'Newsroom',
      'Announcements, events and studies from Rasikh Advisory, each with a contact who can answer questions.',
      ['Rasikh news', 'press releases', 'consulting news Saudi Arabia', 'events Riyadh'],
    ],
    ar: [
      'المركز الإعلامي',
      'إعلانات راسخ للاستشارات وفعالياتها ودراساتها، ومع كل خبر من يجيب عن أسئلته.',
      ['أخبار راسخ', 'بيانات صحفية', 'أخبار الاستشارات', 'فعاليات الرياض'],
    ],
  },
  partners: {
    en: [
      'Technology and delivery partners',
      'Our partners in the Kingdom, the Gulf and worldwide, and how to become one. No commissions, no exclusivity.',
      ['consulting partners', 'technology partners Saudi Arabia', 'become a partner', 'delivery partners GCC'],
    ],
    ar: [
      'شركاء التقنية والتنفيذ',
      'شركاؤنا في المملكة والخليج والعالم وكيف تصبح شريكًا، بلا عمولات ولا حصرية.',
      ['شركاء راسخ', 'شركاء تقنية السعودية', 'كن شريكًا', 'شركاء تنفيذ الخليج'],
    ],
  },
  'privacy-policy': {
    en: [
      'Privacy policy',
      'How Rasikh Advisory handles personal data under the Saudi Personal Data Protection Law, and how to use your rights.',
      ['privacy policy', 'PDPL', 'personal data rights', 'data protection officer'],
    ],
    ar: [
      'سياسة الخصوصية',
      'كيف تعالج راسخ للاستشارات البيانات الشخصية وفق النظام السعودي، وكيف تمارس حقوقك.',
      ['سياسة الخصوصية', 'نظام حماية البيانات الشخصية', 'حقوق صاحب البيانات', 'مسؤول حماية البيانات'],
    ],
  },
  'reports-publications': {
    en: [
      'Reports and publications',
      'Market studies, sector reports, practical guides and annual reviews on business in Saudi Arabia.',
      ['Saudi market reports', 'sector studies KSA', 'annual review', 'business guides Saudi Arabia'],
    ],
    ar: [
      'التقارير والإصدارات',
      'دراسات سوق وتقارير قطاعية وأدلة عملية وتقارير سنوية عن الأعمال في السعودية.',
      ['تقارير السوق السعودي', 'دراسات قطاعية', 'التقرير السنوي', 'أدلة الأعمال'],
    ],
  },
  sitemap: {
    en: [
      'Sitemap',
      'All services, industries, company pages, articles, news and open positions of Rasikh Advisory.',
      ['sitemap', 'all pages', 'Rasikh services', 'Rasikh articles'],
    ],
    ar: [
      'خريطة الموقع',
      'جميع خدمات راسخ للاستشارات وقطاعاتها وصفحاتها ومقالاتها وأخبارها ووظائفها.',
      ['خريطة الموقع', 'كل الصفحات', 'خدمات راسخ', 'مقالات راسخ'],
    ],
  },
  'thank-you': {
    en: [
      'Thank you',
      'Your message has arrived. What happens next, and whom to ask.',
      ['thank you', 'message received', 'reference', 'next steps'],
    ],
    ar: [
      'شكرًا لك',
      'وصلت رسالتك. ماذا يحدث بعد ذلك ومن تسأل.',
      ['شكرًا', 'تم الاستلام', 'الرقم المرجعي', 'الخطوات التالية'],
    ],
  },
} as const satisfies Partial<Record<CatalogueKey, KeywordRow>>
