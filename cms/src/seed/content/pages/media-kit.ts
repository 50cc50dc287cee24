import { callToAction, hero, richText } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const mediaKit = definePage({
  key: 'media-kit',
  en: {
    title: 'Media kit',
    layout: [
      hero(
        'media-kit',
        'Media kit',
        'Everything you need to show us correctly',
        'Logos, colours, photographs, texts about the company and people who speak for it.',
      ),
      richText(
        'Using our name and logo',
        `
- The name is **Rasikh Advisory** in English and **راسخ للاستشارات** in Arabic. After the first mention, Rasikh is enough.
- Leave free space around the logo equal to the height of the letter R, and do not change its colours, proportions or order.
- Use the light version on dark grounds and the dark version on light ones. On photographs, use one colour.
- You need no permission for news, teaching and lists of suppliers. For products, sponsorship and anything that suggests we endorse it, ask press@rasikh.example.`,
      ),
      callToAction('Something missing?', 'Press questions are answered the same day, Sunday to Thursday.', [
        ['Newsroom', '/news-room'],
        ['Contact us', '/contact-us'],
      ]),
    ],
  },
  ar: {
    title: 'الحقيبة الإعلامية',
    layout: [
      hero(
        'media-kit',
        'الحقيبة الإعلامية',
        'كل ما يلزم لعرضنا كما ينبغي',
        'الشعارات والألوان والصور والنصوص التعريفية والمتحدثون باسم الشركة.',
      ),
      richText(
        'استخدام الاسم والشعار',
        `
- الاسم **راسخ للاستشارات** بالعربية و**Rasikh Advisory** بالإنجليزية، ويكفي «راسخ» بعد الذكر الأول.
- اتركوا حول الشعار مساحة بارتفاع حرف الراء، ولا تغيروا ألوانه أو نسبه أو ترتيبه.
- النسخة الفاتحة للخلفيات الداكنة والعكس، ولون واحد فوق الصور.
- لا يلزم إذن للأخبار والتعليم وقوائم الموردين. أما المنتجات والرعايات وما يوحي بتأييدنا فراسلوا press@rasikh.example.`,
      ),
      callToAction('هل ينقصكم شيء؟', 'نجيب عن أسئلة الصحافة في اليوم نفسه من الأحد إلى الخميس.', [
        ['المركز الإعلامي', '/news-room'],
        ['تواصل معنا', '/contact-us'],
      ]),
    ],
  },
})
