import type { Locale } from '@diwan/shared/content'

/** Texts of the specimens: short, long, and with the other script inside, with a sign at the end of a name. */
export const words: Record<Locale, Record<'short' | 'title' | 'text' | 'mixed' | 'long' | 'sign', string>> = {
  en: {
    short: 'Advisory',
    title: 'A company in Riyadh, open in a hundred days',
    text: 'Licences, people, books and systems, in the order in which a new company meets them.',
    mixed: 'The form is called السجل التجاري and costs SAR 1,200.',
    long: 'Corporate-immigration-and-outsourcing-for-organisations-with-one-very-long-name',
    sign: 'Developers of C++',
  },
  ar: {
    short: 'استشارات',
    title: 'شركة في الرياض تفتح أبوابها خلال مئة يوم',
    text: 'التراخيص والفريق والدفاتر والأنظمة، بالترتيب الذي تلقاه به شركة جديدة.',
    mixed: 'اسم النموذج Commercial Registration ورسومه 1,200 ريال.',
    long: 'الاستقدام-وإسناد-الأعمال-للجهات-ذات-الأسماء-الطويلة-جدًا-التي-لا-تنكسر-وحدها',
    sign: 'مطورو C++',
  },
}
