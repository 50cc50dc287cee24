import { callToAction, hero } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const articles = definePage({
  key: 'articles',
  en: {
    title: 'Articles',
    layout: [
      hero(
        'articles',
        'Articles',
        'Written by the people who do the work',
        'Regulation explained, mistakes admitted and methods you may copy: finance, people, technology and market entry in the Kingdom.',
      ),
      callToAction(
        'A question no article answers?',
        'Send it. If others need the answer too, it becomes the next article.',
        [
          ['Ask us', '/contact-us'],
          ['Reports', '/reports-publications'],
        ],
      ),
    ],
  },
  ar: {
    title: 'المقالات',
    layout: [
      hero(
        'articles',
        'المقالات',
        'يكتبها من يمارس العمل',
        'شرح للأنظمة، واعتراف بالأخطاء، وطرق يمكنكم نقلها: المالية والموارد البشرية والتقنية ودخول السوق في المملكة.',
      ),
      callToAction('سؤال لم تجد جوابه؟', 'أرسله إلينا، فإن احتاج غيرك إلى جوابه صار مقالنا القادم.', [
        ['اسألنا', '/contact-us'],
        ['التقارير', '/reports-publications'],
      ]),
    ],
  },
})
