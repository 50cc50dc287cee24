import { callToAction, cards, faq, figures, hero, steps } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const careers = definePage({
  key: 'careers',
  en: {
    title: 'Careers',
    layout: [
      hero(
        'careers',
        'Careers',
        'Work that carries your name',
        'We hire people who finish things and can explain them in plain Arabic or English. Titles matter less to us than what you have changed.',
        [['Graduate Elite Program', '/graduate-elite-program']],
      ),
      cards({ heading: 'What you can expect' }, [
        ['award', 'Early responsibility', 'You present your own work to the client from the first year.'],
        [
          'graduation-cap',
          'Twelve days of learning',
          'Paid study days every year, and the fee of one professional examination.',
        ],
        [
          'clock',
          'Hours that end',
          'Forty hours, days from home where the work allows, and no messages after 19:00 except for incidents you are on call for.',
        ],
        [
          'heart-handshake',
          'Family',
          'Class A medical cover for spouse and children, maternity leave beyond the law and four weeks for fathers.',
        ],
        ['map-pin', 'Three cities', 'Move between Riyadh, Jeddah and Al Khobar when a place is open.'],
        [
          'scale',
          'Transparent pay',
          'A published grade structure; you know the range by the first conversation at the latest.',
        ],
      ]),
      steps({ heading: 'How we hire', intro: 'Four weeks from application to decision, and an answer for everyone.' }, [
        [
          'Application',
          'A CV, and what the job asks for. No account, and a cover letter only if you like. You receive a reference at once.',
        ],
        [
          'First conversation',
          'Thirty minutes with a recruiter within ten working days: your experience, our salary range, open questions on both sides.',
        ],
        [
          'Work sample',
          'A task from our daily work, two hours at most, at a time you choose. We pay for it if it takes longer.',
        ],
        [
          'Interviews',
          'Two conversations with your future manager and a colleague. The same questions for every candidate, rated separately.',
        ],
        ['Decision', 'A written offer, or a refusal with a reason you can use.'],
      ]),
      figures({ heading: 'Working at Rasikh' }, [
        ['4 weeks', 'median time from application to decision'],
        ['4.4 / 5', 'in the last anonymous employee survey'],
        ['12', 'paid study days a year'],
      ]),
      faq('Questions from applicants', [
        [
          'Can I apply when nothing fits?',
          'Yes. Send us your CV with the form on this page; with your consent we keep your details in the talent pool for 12 months.',
        ],
        [
          'Do you sponsor work visas?',
          'For experienced specialists, yes, including relocation of the family. Some positions are reserved for Saudi nationals by regulation; the vacancy says so.',
        ],
        [
          'How is my data handled?',
          'Only the hiring team sees it. It is erased 180 days after the position closed, unless you allowed us to keep it for 12 months. You can see, correct and erase it yourself at any time, by the link on this page. Details are in our privacy policy.',
        ],
        [
          'I need an accommodation for the interview.',
          'Tell the recruiter what you need. It is arranged without further questions and is not part of the rating.',
        ],
        [
          'Whom can I ask about my application?',
          'Reply to the confirmation message, or write to careers@rasikh.example with your reference.',
        ],
      ]),
      callToAction('New to work?', 'Twenty-four graduates start with us in September 2027.', [
        ['See the programme', '/graduate-elite-program'],
        ['Ask a question', '/contact-us'],
      ]),
    ],
  },
  ar: {
    title: 'الوظائف',
    layout: [
      hero(
        'careers',
        'الوظائف',
        'عمل يحمل اسمك',
        'نوظف من ينجز ويستطيع أن يشرح ما أنجز بعربية أو إنجليزية واضحة، وما غيّرته أهم عندنا من لقبك الوظيفي.',
        [['برنامج نخبة الخريجين', '/graduate-elite-program']],
      ),
      cards({ heading: 'ما الذي تتوقعه' }, [
        ['award', 'مسؤولية مبكرة', 'تعرض عملك بنفسك على العميل منذ عامك الأول.'],
        ['graduation-cap', 'اثنا عشر يومًا للتعلم', 'أيام دراسة مدفوعة كل عام ورسوم اختبار مهني واحد.'],
        [
          'clock',
          'دوام له نهاية',
          'أربعون ساعة أسبوعيًا، وأيام عن بعد متى سمح العمل، ولا رسائل بعد السابعة مساءً إلا لحادث أنت مناوب له.',
        ],
        [
          'heart-handshake',
          'الأسرة',
          'تأمين طبي من الفئة الأولى للزوج والأبناء، وإجازة أمومة أطول مما في النظام، وأربعة أسابيع للآباء.',
        ],
        ['map-pin', 'ثلاث مدن', 'يمكنك الانتقال بين الرياض وجدة والخبر متى توافر شاغر.'],
        ['scale', 'أجور معلنة', 'سلم درجات منشور، وتعرف المدى في المحادثة الأولى على أبعد حد.'],
      ]),
      steps({ heading: 'كيف نوظف', intro: 'أربعة أسابيع من التقديم إلى القرار، ورد لكل متقدم.' }, [
        ['التقديم', 'سيرة ذاتية وما تطلبه الوظيفة، بلا حساب، وخطاب التقديم اختياري، ويصلك رقم مرجعي فورًا.'],
        ['المحادثة الأولى', 'ثلاثون دقيقة مع مسؤول التوظيف خلال عشرة أيام عمل: خبرتك ومدى الراتب وأسئلة الطرفين.'],
        ['نموذج عمل', 'مهمة من عملنا اليومي لا تتجاوز ساعتين في الوقت الذي تختاره، وندفع مقابلها إن زادت.'],
        ['المقابلات', 'لقاءان مع مديرك المحتمل وزميل، بالأسئلة نفسها لكل مرشح وتقييم مستقل.'],
        ['القرار', 'عرض مكتوب، أو اعتذار بسبب ينفعك.'],
      ]),
      figures({ heading: 'العمل في راسخ' }, [
        ['4 أسابيع', 'وسيط المدة من التقديم إلى القرار'],
        ['4.4 من 5', 'في آخر استبانة مجهولة للموظفين'],
        ['12', 'يوم دراسة مدفوعًا كل عام'],
      ]),
      faq('أسئلة المتقدمين', [
        [
          'هل أقدّم إن لم أجد ما يناسبني؟',
          'نعم. أرسل سيرتك الذاتية بالنموذج في هذه الصفحة، ونحتفظ ببياناتك في قاعدة المواهب 12 شهرًا بموافقتك.',
        ],
        [
          'هل توفرون تأشيرات عمل؟',
          'نعم للمتخصصين ذوي الخبرة مع نقل الأسرة. وبعض الوظائف مقصورة نظامًا على السعوديين ويذكر الإعلان ذلك.',
        ],
        [
          'كيف تعاملون بياناتي؟',
          'لا يراها إلا فريق التوظيف، وتُحذف بعد 180 يومًا من إغلاق الوظيفة ما لم تسمح لنا بالاحتفاظ بها 12 شهرًا. ولك الاطلاع عليها وتصحيحها وحذفها بنفسك في أي وقت عبر الرابط في هذه الصفحة. والتفصيل في سياسة الخصوصية.',
        ],
        [
          'أحتاج إلى تيسيرات في المقابلة.',
          'أخبر مسؤول التوظيف بما تحتاج إليه، فيُرتب دون أسئلة إضافية ولا يدخل في التقييم.',
        ],
        ['من أسأل عن طلبي؟', 'أجب عن رسالة التأكيد أو راسل careers@rasikh.example مع رقمك المرجعي.'],
      ]),
      callToAction('في أول الطريق؟', 'يبدأ معنا أربعة وعشرون خريجًا في سبتمبر 2027.', [
        ['تعرف إلى البرنامج', '/graduate-elite-program'],
        ['اطرح سؤالًا', '/contact-us'],
      ]),
    ],
  },
})
