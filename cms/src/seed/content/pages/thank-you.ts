import { callToAction, faq, hero, latest } from '../blocks.ts'
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
        'Please keep the reference. A confirmation is on its way to your email address.',
      ),
      faq('Good to know', [
        [
          'No confirmation arrived.',
          'Look in the spam folder. If it is not there within an hour, write to hello@rasikh.example with your reference.',
        ],
        [
          'I want to add something.',
          'Reply to the confirmation message and leave the reference in its subject: so it finds the person who reads yours.',
        ],
        ['Please delete my message.', 'Tell us, with the reference. We confirm the deletion within five working days.'],
      ]),
      latest('blogs', 'While you wait', 3),
      callToAction('See what we did for others', 'Results that clients measured and approved.', [
        ['Clients', '/clients'],
        ['Reports', '/reports-publications'],
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
      faq('معلومات مفيدة', [
        [
          'لم تصلني رسالة التأكيد.',
          'ابحث في مجلد الرسائل غير المرغوبة، وإن لم تصل خلال ساعة فراسل hello@rasikh.example مع رقمك المرجعي.',
        ],
        ['أريد أن أضيف شيئًا.', 'أجب عن رسالة التأكيد وأبقِ الرقم المرجعي في عنوانها، فتصل إلى من يقرأ رسالتك.'],
        ['أرجو حذف رسالتي.', 'أخبرنا مع ذكر الرقم المرجعي، ونؤكد الحذف خلال خمسة أيام عمل.'],
      ]),
      latest('blogs', 'ريثما نجيبك', 3),
      callToAction('اطلع على ما أنجزناه لغيرك', 'نتائج قاسها العملاء واعتمدوها.', [
        ['عملاؤنا', '/clients'],
        ['التقارير', '/reports-publications'],
      ]),
    ],
  },
})
