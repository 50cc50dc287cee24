import { callToAction, faq, hero, latest, steps } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const thankYou = definePage({
  key: 'thank-you',
  en: {
    title: 'Thank you',
    layout: [
      hero(
        'thank-you',
        'Received',
        'Thank you. Your message has arrived',
        'Please keep the reference. A confirmation is on its way to your e-mail address.',
      ),
      steps({ heading: 'What happens next' }, [
        ['Today', 'The message is given to a person of the topic you chose, not to a queue without an owner.'],
        [
          'Within one working day',
          'You receive an answer or a question. For applications the first answer comes within ten working days.',
        ],
        [
          'Then',
          'If a conversation makes sense we propose two times. If somebody else can help you better, we say who.',
        ],
      ]),
      faq('Good to know', [
        [
          'No confirmation arrived.',
          'Look in the spam folder. If it is not there within an hour, write to hello@rasikh.example with your reference.',
        ],
        ['I want to add something.', 'Reply to the confirmation message. It reaches the same person.'],
        ['Please delete my message.', 'Tell us, with the reference. We confirm the deletion within five working days.'],
      ]),
      latest('blogs', 'While you wait', 3),
      callToAction('Back to the site', 'See what we did for others.', [
        ['Clients', '/clients'],
        ['Home', '/'],
      ]),
    ],
  },
  ar: {
    title: 'شكرًا لك',
    layout: [
      hero(
        'thank-you',
        'تم الاستلام',
        'شكرًا لك، وصلت رسالتك',
        'احتفظ بالرقم المرجعي، وستصلك رسالة تأكيد على بريدك الإلكتروني.',
      ),
      steps({ heading: 'ماذا بعد' }, [
        ['اليوم', 'تُسلَّم الرسالة إلى شخص مختص بالموضوع الذي اخترته، لا إلى قائمة بلا صاحب.'],
        ['خلال يوم عمل', 'يصلك جواب أو سؤال. أما طلبات التوظيف فيأتي أول رد عليها خلال عشرة أيام عمل.'],
        ['ثم', 'إن كان اللقاء مفيدًا اقترحنا موعدين، وإن كان غيرنا أنفع لك أخبرناك به.'],
      ]),
      faq('معلومات مفيدة', [
        [
          'لم تصلني رسالة التأكيد.',
          'ابحث في مجلد الرسائل غير المرغوبة، وإن لم تصل خلال ساعة فراسل hello@rasikh.example مع رقمك المرجعي.',
        ],
        ['أريد أن أضيف شيئًا.', 'أجب عن رسالة التأكيد فتصل إلى الشخص نفسه.'],
        ['أرجو حذف رسالتي.', 'أخبرنا مع ذكر الرقم المرجعي، ونؤكد الحذف خلال خمسة أيام عمل.'],
      ]),
      latest('blogs', 'ريثما نجيبك', 3),
      callToAction('العودة إلى الموقع', 'اطلع على ما أنجزناه لغيرك.', [
        ['عملاؤنا', '/clients'],
        ['الرئيسية', '/'],
      ]),
    ],
  },
})
