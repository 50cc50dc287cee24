import { callToAction, hero } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const newsRoom = definePage({
  key: 'news-room',
  en: {
    title: 'Newsroom',
    layout: [
      hero(
        'news-room',
        'Newsroom',
        'News from Rasikh',
        'Announcements, events and studies. Each item names the person who can answer questions about it.',
        [['Media kit', '/media-kit']],
      ),
      callToAction('Are you writing about us?', 'Press questions are answered the same day: press@rasikh.example.', [
        ['Media kit', '/media-kit'],
        ['Leadership', '/leadership'],
      ]),
    ],
  },
  ar: {
    title: 'المركز الإعلامي',
    layout: [
      hero(
        'news-room',
        'المركز الإعلامي',
        'أخبار راسخ',
        'إعلانات وفعاليات ودراسات، ومع كل خبر اسم من يجيب عن أسئلته.',
        [['الحقيبة الإعلامية', '/media-kit']],
      ),
      callToAction('هل تكتبون عنا؟', 'نجيب عن أسئلة الصحافة في اليوم نفسه: press@rasikh.example.', [
        ['الحقيبة الإعلامية', '/media-kit'],
        ['القيادة', '/leadership'],
      ]),
    ],
  },
})
