import { callToAction, cards, figures, hero, latest, logos, overview, quote } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const home = definePage({
  key: 'home',
  en: {
    title: 'Home',
    layout: [
      hero(
        'home',
        'Consulting in the Kingdom since 2009',
        'Establish, run and transform your organisation in Saudi Arabia',
        'From the first licence to the systems that carry a thousand people: one firm in Riyadh, Jeddah and Al Khobar that knows the regulation, the platforms and the people who use them.',
        [
          ['Talk to a consultant', '/contact-us'],
          ['See our work', '/clients'],
        ],
      ),
      figures({}, [
        ['2009', 'founded in Riyadh'],
        ['640', 'companies established or relocated'],
        ['318', 'colleagues, most of them Saudi nationals'],
        ['3', 'offices in the Kingdom'],
      ]),
      overview(
        'services',
        'What we do',
        'Thirteen services that meet each other: a licence needs people, people need payroll, payroll needs a system, and a system needs protection.',
      ),
      cards({ heading: 'Where most clients start' }, [
        [
          'building-2',
          'Entering the Kingdom',
          'MISA registration, company formation and the first employees, in one plan with dates.',
          '/services/business-establishment-relocation',
        ],
        [
          'file-check',
          'Staying compliant',
          'Zakat, tax, Fatoora, Qiwa and GOSI kept current, with evidence when someone asks.',
          '/services/accounting-zakat-tax-advisory',
        ],
        [
          'shield-check',
          'Proving security',
          'NCA and SAMA controls closed in the order an attacker would use them.',
          '/services/cybersecurity',
        ],
        [
          'rocket',
          'Changing how work is done',
          'Services, data and SAP systems rebuilt around the person who waits for the result.',
          '/services/digital-transformation-consulting',
        ],
      ]),
      overview(
        'industry-solutions',
        'Industries',
        'The same regulation means different work in a bank, a factory and a ministry. Our teams are organised accordingly.',
      ),
      latest('case-studies', 'Results that clients confirmed', 3),
      logos('They work with us', 'clients'),
      quote(
        'noura-alharbi',
        'A consultant is useful twice: when the work begins and when the client no longer needs us. We plan for the second from the first day.',
        'Noura Alharbi',
        'Managing Partner and Chief Executive Officer',
      ),
      overview('testimonials', 'What clients say'),
      latest('blogs', 'From our consultants', 3),
      callToAction(
        'Tell us what has to be true by when',
        'Describe the target in three sentences. A consultant who does this work answers within two working days.',
        [
          ['Contact us', '/contact-us'],
          ['Read the articles', '/articles'],
        ],
      ),
    ],
  },
  ar: {
    title: 'الرئيسية',
    layout: [
      hero(
        'home',
        'خبرة استشارية في المملكة منذ 2009',
        'أسّس منشأتك في السعودية، وأدرها، وطوّرها',
        'من أول ترخيص إلى الأنظمة التي يعمل عليها ألف موظف: شركة واحدة في الرياض وجدة والخبر تعرف الأنظمة والمنصات والناس الذين يستخدمونها.',
        [
          ['تحدث إلى مستشار', '/contact-us'],
          ['اطلع على أعمالنا', '/clients'],
        ],
      ),
      figures({}, [
        ['2009', 'عام التأسيس في الرياض'],
        ['640', 'شركة أُسست أو نُقلت'],
        ['318', 'زميلًا وزميلة أغلبهم سعوديون'],
        ['3', 'مكاتب في المملكة'],
      ]),
      overview(
        'services',
        'ماذا نقدم',
        'ثلاث عشرة خدمة يكمل بعضها بعضًا: الترخيص يحتاج إلى موظفين، والموظفون إلى رواتب، والرواتب إلى نظام، والنظام إلى حماية.',
      ),
      cards({ heading: 'من أين يبدأ معظم العملاء' }, [
        [
          'building-2',
          'دخول المملكة',
          'التسجيل لدى وزارة الاستثمار وتأسيس الشركة وأوائل الموظفين في خطة واحدة بمواعيد.',
          '/services/business-establishment-relocation',
        ],
        [
          'file-check',
          'دوام الالتزام',
          'الزكاة والضريبة و«فاتورة» و«قوى» والتأمينات محدّثة دائمًا، والدليل حاضر عند السؤال.',
          '/services/accounting-zakat-tax-advisory',
        ],
        [
          'shield-check',
          'إثبات الأمن',
          'ضوابط الهيئة الوطنية والبنك المركزي تُستوفى بالترتيب الذي يسلكه المهاجم.',
          '/services/cybersecurity',
        ],
        [
          'rocket',
          'تغيير طريقة العمل',
          'خدمات وبيانات وأنظمة ساب يعاد بناؤها حول من ينتظر النتيجة.',
          '/services/digital-transformation-consulting',
        ],
      ]),
      overview(
        'industry-solutions',
        'القطاعات',
        'النظام واحد، لكن العمل به يختلف بين البنك والمصنع والوزارة، وعلى ذلك رُتبت فرقنا.',
      ),
      latest('case-studies', 'نتائج أكدها العملاء', 3),
      logos('يعملون معنا', 'clients'),
      quote(
        'noura-alharbi',
        'ينفع المستشار مرتين: حين يبدأ العمل، وحين لا يعود العميل محتاجًا إليه. ونحن نخطط للثانية منذ اليوم الأول.',
        'نورة الحربي',
        'الشريكة الإدارية والرئيسة التنفيذية',
      ),
      overview('testimonials', 'ماذا يقول العملاء'),
      latest('blogs', 'من مستشارينا', 3),
      callToAction('أخبرنا بما يجب أن يتحقق، ومتى', 'صف هدفك في ثلاث جمل، يجبك خلال يومي عمل مستشار يمارس هذا العمل.', [
        ['تواصل معنا', '/contact-us'],
        ['اقرأ المقالات', '/articles'],
      ]),
    ],
  },
})
