import { callToAction, cards, hero } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const leadership = definePage({
  key: 'leadership',
  en: {
    title: 'Leadership',
    layout: [
      hero(
        'leadership',
        'Leadership',
        'The people who sign',
        'Every engagement has a partner or director whose name stands under the recommendation and whose number you have.',
        [['Corporate governance', '/corporate-governance']],
      ),
      cards({ heading: 'How we lead' }, [
        [
          'compass',
          'Partners work',
          'Each partner spends at least half of the week on client work. Nobody only manages.',
        ],
        ['users', 'Open books', 'Every employee sees revenue, margin and pay grades each quarter.'],
        ['target', 'Three aims a year', 'Agreed in January, reviewed in public every month, and not added to.'],
      ]),
      callToAction('Invite a speaker', 'Our experts speak at conferences and universities, and do not sell on stage.', [
        ['Media kit', '/media-kit'],
        ['Contact us', '/contact-us'],
      ]),
    ],
  },
  ar: {
    title: 'القيادة',
    layout: [
      hero('leadership', 'القيادة', 'من يوقّعون', 'لكل مشروع شريك أو مدير أول يحمل اسمه التوصية، ورقمه عندكم.', [
        ['حوكمة الشركة', '/corporate-governance'],
      ]),
      cards({ heading: 'كيف نقود' }, [
        ['compass', 'الشركاء يعملون', 'يقضي كل شريك نصف أسبوعه على الأقل في عمل العملاء، ولا أحد يدير فقط.'],
        ['users', 'دفاتر مفتوحة', 'يطلع كل موظف على الإيراد والهامش ودرجات الأجور كل ربع سنة.'],
        ['target', 'ثلاثة أهداف في السنة', 'تُقرّ في يناير وتُراجع علنًا كل شهر ولا يضاف إليها.'],
      ]),
      callToAction('ادعُ متحدثًا', 'يتحدث خبراؤنا في المؤتمرات والجامعات، ولا يبيعون على المنصة.', [
        ['الحقيبة الإعلامية', '/media-kit'],
        ['تواصل معنا', '/contact-us'],
      ]),
    ],
  },
})
