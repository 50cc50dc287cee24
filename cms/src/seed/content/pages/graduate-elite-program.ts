import { callToAction, cards, faq, figures, hero, latest, quote, richText, steps } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const graduateEliteProgram = definePage({
  key: 'graduate-elite-program',
  en: {
    title: 'Graduate Elite Program',
    layout: [
      hero(
        'graduate-elite-program',
        'For Saudi graduates',
        'Eighteen months that make a consultant',
        'Three practices, one professional certificate and an employment contract from the first day. Twenty-four places start in September 2027.',
        [['See open places', '/careers']],
      ),
      figures({ heading: 'The programme so far' }, [
        ['24', 'places in the next group'],
        ['3', 'groups since the programme began'],
        ['19 of 20', 'graduates of the third group stayed'],
        ['1', 'professional examination, paid by us'],
      ]),
      richText(
        'What it is',
        `
The Graduate Elite Program is a job, with a full employment contract, GOSI registration and a salary from the first day. It is also a school. You spend six months each in finance, people and technology, beside a consultant who answers for your progress, and you sit one professional examination that we pay for.

You will write minutes in your first week, a client’s reconciliation in your first month and a recommendation with your name under it before the first year ends.`,
      ),
      richText(
        'Who can apply',
        `
- Saudi nationals with a bachelor’s or master’s degree awarded in 2025, 2026 or 2027
- A grade average of at least 4 out of 5 or its equivalent, in any subject
- Good Arabic and English in writing; we test both
- Free to start in Riyadh in September 2027, and willing to travel to clients
- No more than one year of full-time work experience`,
      ),
      cards({ heading: 'Majors we look for' }, [
        [
          'calculator',
          'Accounting, finance and tax',
          'For the zakat, tax and accounting practice. Certificate: SOCPA or zakat and tax specialist.',
        ],
        [
          'cpu',
          'Computer science and software',
          'For low-code, cloud and SAP. Certificate: SAP associate or a cloud certificate.',
        ],
        [
          'shield-check',
          'Cybersecurity and networks',
          'For testing and compliance. Certificate: CompTIA Security+ or ISO/IEC 27001 lead implementer.',
        ],
        [
          'chart-column',
          'Data, statistics and AI',
          'For data governance and machine learning. Certificate: CDMP or a data-platform certificate.',
        ],
        [
          'users',
          'Business, law and HR',
          'For HR, establishment and government relations. Certificate: CIPD level 5 or PMP preparation.',
        ],
        [
          'factory',
          'Industrial and systems engineering',
          'For supply chain and transformation. Certificate: CPIM or Lean Six Sigma.',
        ],
      ]),
      steps({ heading: 'Selection and timeline', intro: 'Applications close on 31 March 2027.' }, [
        ['Until March: apply', 'A CV, and a few lines about yourself if you like. It takes about ten minutes.'],
        ['April: tests', 'Reading, numbers and writing in both languages, online, ninety minutes.'],
        [
          'May: assessment day',
          'A case in a group of five, a written note and two interviews in Riyadh. Travel is paid.',
        ],
        ['June: decision', 'Everyone who attended the day receives an answer with reasons within two weeks.'],
        ['September: start', 'Two weeks of induction, then your first practice.'],
      ]),
      quote(
        'maha-alqahtani',
        'We read what you did before the name of the university. Some of our best came from colleges we had to look up.',
        'Maha Alqahtani',
        'Partner, People and Workforce',
      ),
      latest('vacancies', 'Open now', 3),
      faq('Questions from applicants', [
        [
          'What is the salary?',
          'You hear it in the first conversation at the latest; it is the same for everyone in the group. Allowances, medical insurance and the examination fee come on top.',
        ],
        [
          'Do I choose the order of the practices?',
          'You state a preference, and most people start where they asked to.',
        ],
        ['Is there a bond?', 'No. You do not owe us money if you leave.'],
        [
          'I graduated abroad. May I apply?',
          'Yes. Have your degree equivalence under way with the Ministry of Education by the start date.',
        ],
        [
          'I was rejected last year. May I apply again?',
          'Yes, as long as you still fulfil the conditions. Some of our graduates applied twice.',
        ],
        [
          'Is the workplace accessible?',
          'All three offices are step-free. Tell us what you need for the tests and the day; it has no influence on the decision.',
        ],
      ]),
      callToAction('Ready to apply?', 'Applications are made through the open vacancy of the programme.', [
        ['Go to careers', '/careers'],
        ['Ask a question', '/contact-us'],
      ]),
    ],
  },
  ar: {
    title: 'برنامج نخبة الخريجين',
    layout: [
      hero(
        'graduate-elite-program',
        'للخريجين السعوديين',
        'ثمانية عشر شهرًا تصنع مستشارًا',
        'ثلاث ممارسات وشهادة مهنية وعقد عمل منذ اليوم الأول. أربعة وعشرون مقعدًا تبدأ في سبتمبر 2027.',
        [['الوظائف المتاحة', '/careers']],
      ),
      figures({ heading: 'البرنامج حتى اليوم' }, [
        ['24', 'مقعدًا في الدفعة القادمة'],
        ['3', 'دفعات منذ انطلاق البرنامج'],
        ['19 من 20', 'خريجًا في الدفعة الثالثة واصلوا معنا'],
        ['1', 'اختبار مهني على نفقتنا'],
      ]),
      richText(
        'ما البرنامج',
        `
برنامج نخبة الخريجين وظيفة بعقد عمل كامل وتسجيل في التأمينات الاجتماعية وراتب منذ اليوم الأول، وهو مدرسة كذلك. تقضي ستة أشهر في كل من المالية والموارد البشرية والتقنية، إلى جانب مستشار مسؤول عن تقدمك، وتتقدم لاختبار مهني واحد ندفع رسومه.

ستكتب محضرًا في أسبوعك الأول، ومطابقة لعميل في شهرك الأول، وتوصية تحمل اسمك قبل نهاية العام.`,
      ),
      richText(
        'شروط التقديم',
        `
- أن يكون المتقدم سعودي الجنسية حاصلًا على البكالوريوس أو الماجستير في 2025 أو 2026 أو 2027
- معدل لا يقل عن 4 من 5 أو ما يعادله في أي تخصص
- إجادة الكتابة بالعربية والإنجليزية، ونختبرهما معًا
- الاستعداد للمباشرة في الرياض في سبتمبر 2027 والسفر إلى مواقع العملاء
- ألا تزيد الخبرة بدوام كامل على سنة واحدة`,
      ),
      cards({ heading: 'التخصصات المطلوبة' }, [
        [
          'calculator',
          'المحاسبة والمالية والضريبة',
          'لممارسة الزكاة والضريبة والمحاسبة. الشهادة: زمالة الهيئة السعودية أو أخصائي الزكاة والضريبة.',
        ],
        [
          'cpu',
          'علوم الحاسب والبرمجيات',
          'للتطوير منخفض الشفرة والسحابة وساب. الشهادة: مستشار ساب مشارك أو شهادة سحابية.',
        ],
        [
          'shield-check',
          'الأمن السيبراني والشبكات',
          'للاختبار والالتزام. الشهادة: CompTIA Security+\u200e أو منفذ رئيس ISO/IEC 27001.',
        ],
        [
          'chart-column',
          'البيانات والإحصاء والذكاء الاصطناعي',
          'لحوكمة البيانات وتعلم الآلة. الشهادة: CDMP أو شهادة منصة بيانات.',
        ],
        [
          'users',
          'الأعمال والقانون والموارد البشرية',
          'للموارد البشرية والتأسيس والعلاقات الحكومية. الشهادة: CIPD المستوى الخامس أو التأهيل لـPMP.',
        ],
        ['factory', 'الهندسة الصناعية وهندسة النظم', 'لسلاسل الإمداد والتحول. الشهادة: CPIM أو Lean Six Sigma.'],
      ]),
      steps({ heading: 'الاختيار والمواعيد', intro: 'ينتهي التقديم في 31 مارس 2027.' }, [
        ['حتى مارس: التقديم', 'سيرة ذاتية وأسطر قليلة عن نفسك إن شئت، ولا يستغرق ذلك أكثر من عشر دقائق.'],
        ['أبريل: الاختبارات', 'قراءة وأرقام وكتابة باللغتين عن بعد في تسعين دقيقة.'],
        ['مايو: يوم التقييم', 'حالة عملية في مجموعة من خمسة، ومذكرة مكتوبة، ومقابلتان في الرياض، وتكاليف السفر علينا.'],
        ['يونيو: القرار', 'يتلقى كل من حضر ردًا بأسبابه خلال أسبوعين.'],
        ['سبتمبر: المباشرة', 'أسبوعان تعريفيان ثم ممارستك الأولى.'],
      ]),
      quote(
        'maha-alqahtani',
        'نقرأ ما أنجزته قبل اسم الجامعة، وبعض أفضل زملائنا جاؤوا من كليات لم نكن نعرفها.',
        'مها القحطاني',
        'شريكة، الموارد البشرية والقوى العاملة',
      ),
      latest('vacancies', 'متاح الآن', 3),
      faq('أسئلة المتقدمين', [
        [
          'ما الراتب؟',
          'تعرفه في المحادثة الأولى على أبعد حد، وهو واحد لجميع أفراد الدفعة، وتضاف إليه البدلات والتأمين الطبي ورسوم الاختبار المهني.',
        ],
        ['هل أختار ترتيب الممارسات؟', 'تذكر رغبتك، ويبدأ أغلب المشاركين حيث رغبوا.'],
        ['هل هناك التزام مالي عند المغادرة؟', 'لا. لا تدين لنا بشيء إن غادرت.'],
        ['درست في الخارج، فهل أقدّم؟', 'نعم، على أن تكون معادلة شهادتك قيد الإجراء لدى وزارة التعليم عند المباشرة.'],
        ['لم أُقبل العام الماضي، فهل أعيد التقديم؟', 'نعم ما دامت الشروط متحققة. وبعض خريجينا قدّموا مرتين.'],
        [
          'هل المكاتب ميسّرة الوصول؟',
          'المكاتب الثلاثة كلها ميسّرة. أخبرنا بما تحتاج إليه في الاختبارات ويوم التقييم، ولا أثر لذلك في القرار.',
        ],
      ]),
      callToAction('هل أنت مستعد للتقديم؟', 'يكون التقديم عبر إعلان البرنامج المفتوح في صفحة الوظائف.', [
        ['إلى الوظائف', '/careers'],
        ['اطرح سؤالًا', '/contact-us'],
      ]),
    ],
  },
})
