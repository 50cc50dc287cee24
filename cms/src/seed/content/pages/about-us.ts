import { callToAction, cards, figures, hero, logos, picture, quote, richText, steps } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const aboutUs = definePage({
  key: 'about-us',
  en: {
    title: 'About us',
    layout: [
      hero(
        'about-us',
        'About Rasikh',
        'A Saudi firm that stays until it works',
        'Rasikh means firmly rooted. We chose the name because advice is worth what remains of it a year later.',
        [
          ['Meet our leaders', '/leadership'],
          ['Work with us', '/careers'],
        ],
      ),
      richText(
        'Our story',
        `
Rasikh Advisory began in 2009 with four people, a rented office near King Fahd Road and one client who wanted to know why his licence had been refused three times. The answer was a single activity code. The client told others, and company formation became our first service.

Each service after it was added because clients asked the same people for the next thing: payroll when the company had employees, accounting when tax arrived, SAP when the spreadsheets broke, cybersecurity when the regulator wrote. That is why our services meet each other. They grew from the same files.

Today 318 colleagues work in Riyadh, Jeddah and Al Khobar. The firm is owned by its partners, takes no commission from vendors, and does not audit the companies it advises.`,
      ),
      figures({ heading: 'Rasikh in figures' }, [
        ['318', 'colleagues at the end of 2025'],
        ['61%', 'Saudi nationals'],
        ['44%', 'women'],
        ['67%', 'of revenue from clients of more than three years'],
      ]),
      cards({ heading: 'What we hold to' }, [
        [
          'scale',
          'Say it in writing',
          'A recommendation has reasons, numbers and a name under it. If we would not sign it, we do not say it.',
        ],
        [
          'handshake',
          'Transfer the work',
          'Every engagement ends with a client who can do it. The transfer is planned, measured and part of the price.',
        ],
        [
          'target',
          'Finish things',
          'Fewer initiatives, each with an end. A plan that nobody can finish is not ambitious.',
        ],
        [
          'heart-handshake',
          'Respect the person at the counter',
          'Policies meet people. We watch the work before we redesign it.',
        ],
      ]),
      steps({ heading: 'Milestones' }, [
        ['2009', 'Founded in Riyadh; company formation and government relations.'],
        ['2013', 'Jeddah office; payroll and HR services.'],
        ['2014', 'Al Khobar office, with four consultants and one client in Jubail.'],
        ['2017', 'Zakat, tax and VAT practice, before VAT began in 2018.'],
        ['2020', 'SAP and data practices.'],
        ['2022', 'Cybersecurity practice and the first Graduate Elite Program.'],
        ['2025', 'Academy, AI practice and regional-headquarters services.'],
      ]),
      quote(
        'faisal-alotaibi',
        'Our first client still calls. He asks about his grandchildren’s school fees and VAT, in that order.',
        'Faisal Alotaibi',
        'Founder and Chairman of the Board',
      ),
      picture('picture/offices/riyadh', 'Riyadh, where the firm was founded'),
      logos('Our partners', 'partners'),
      callToAction('See how we govern ourselves', 'Independence, conflicts of interest and how to raise a concern.', [
        ['Corporate governance', '/corporate-governance'],
        ['Contact us', '/contact-us'],
      ]),
    ],
  },
  ar: {
    title: 'من نحن',
    layout: [
      hero(
        'about-us',
        'عن راسخ',
        'شركة سعودية تبقى حتى ينجح العمل',
        'اخترنا اسم «راسخ» لأن قيمة المشورة فيما يبقى منها بعد عام.',
        [
          ['تعرف إلى قياداتنا', '/leadership'],
          ['اعمل معنا', '/careers'],
        ],
      ),
      richText(
        'قصتنا',
        `
بدأت راسخ للاستشارات عام 2009 بأربعة أشخاص ومكتب مستأجر قرب طريق الملك فهد وعميل واحد أراد أن يعرف لماذا رُفض ترخيصه ثلاث مرات. كان الجواب رمز نشاط واحدًا. أخبر العميل غيره، فصار تأسيس الشركات أولى خدماتنا.

ثم أضيفت كل خدمة لأن العملاء سألوا الأشخاص أنفسهم عما يليها: الرواتب حين صار للشركة موظفون، والمحاسبة حين جاءت الضريبة، وساب حين عجزت الجداول، والأمن السيبراني حين كاتبتهم الجهة المنظمة. ولهذا تتصل خدماتنا؛ فقد نمت من الملفات نفسها.

يعمل اليوم 318 زميلًا وزميلة في الرياض وجدة والخبر. والشركة مملوكة لشركائها، لا تتقاضى عمولة من مورد، ولا تراجع حسابات من تستشيره.`,
      ),
      figures({ heading: 'راسخ في أرقام' }, [
        ['318', 'زميلًا وزميلة بنهاية 2025'],
        ['61%', 'نسبة السعوديين'],
        ['44%', 'نسبة النساء'],
        ['67%', 'من الإيراد من عملاء تجاوزت علاقتهم ثلاث سنوات'],
      ]),
      cards({ heading: 'ما نلتزم به' }, [
        ['scale', 'نقولها مكتوبة', 'للتوصية أسباب وأرقام واسم صاحبها. وما لا نوقّع عليه لا نقوله.'],
        ['handshake', 'ننقل العمل', 'ينتهي كل مشروع بعميل قادر على أدائه، ونقل المعرفة مخطط ومقيس وداخل في السعر.'],
        ['target', 'ننجز', 'مبادرات أقل ولكل منها نهاية. والخطة التي لا يتمها أحد ليست طموحًا.'],
        [
          'heart-handshake',
          'نحترم من يقدم الخدمة ومن يتلقاها',
          'السياسات تلتقي بالناس، فنشاهد العمل قبل أن نعيد تصميمه.',
        ],
      ]),
      steps({ heading: 'محطات' }, [
        ['2009', 'التأسيس في الرياض؛ تأسيس الشركات والعلاقات الحكومية.'],
        ['2013', 'مكتب جدة؛ الرواتب والموارد البشرية.'],
        ['2014', 'مكتب الخبر بأربعة مستشارين وعميل واحد في الجبيل.'],
        ['2017', 'ممارسة الزكاة والضريبة قبل بدء القيمة المضافة في 2018.'],
        ['2020', 'ممارستا ساب والبيانات.'],
        ['2022', 'ممارسة الأمن السيبراني وأول دفعة من برنامج نخبة الخريجين.'],
        ['2025', 'الأكاديمية وممارسة الذكاء الاصطناعي وخدمات المقرات الإقليمية.'],
      ]),
      quote(
        'faisal-alotaibi',
        'ما زال عميلنا الأول يتصل، يسأل عن رسوم مدارس أحفاده ثم عن القيمة المضافة، بهذا الترتيب.',
        'فيصل العتيبي',
        'المؤسس ورئيس مجلس الإدارة',
      ),
      picture('picture/offices/riyadh', 'الرياض حيث تأسست الشركة'),
      logos('شركاؤنا', 'partners'),
      callToAction('كيف نحكم أنفسنا', 'الاستقلالية وتعارض المصالح وطريقة الإبلاغ عن المخاوف.', [
        ['حوكمة الشركة', '/corporate-governance'],
        ['تواصل معنا', '/contact-us'],
      ]),
    ],
  },
})
