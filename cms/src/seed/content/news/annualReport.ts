import { defineNews } from '../defineNews.ts'

export const annualReport = defineNews({
  key: 'annual-review-2025-published',
  date: '2026-03-08',
  category: 'company-news',
  en: {
    title: 'Annual review 2025: slower growth, longer contracts',
    excerpt:
      'Revenue grew by nine per cent, two thirds of it with clients of more than three years. The review is free to read.',
    body: `
Rasikh published its annual review for 2025 today. Revenue grew by nine per cent, less than the year before. Two thirds of it came from clients that have worked with the firm for more than three years.

:::figures
9% | growth in revenue
67% | of revenue from clients of more than three years
318 | colleagues at the end of the year
61% | of them Saudi
:::

The review also lists what did not go well: a data project that finished four months late, and an exit rate among second-year consultants that was higher than planned. Both chapters say what has changed since.

Read it under [reports and publications](/reports-publications).
`,
  },
  ar: {
    title: 'المراجعة السنوية 2025: نمو أبطأ وعقود أطول',
    excerpt: 'نمت الإيرادات تسعة في المئة، وثلثاها من عملاء تجاوزت علاقتهم بنا ثلاث سنوات. المراجعة متاحة للجميع.',
    body: `
نشرت راسخ اليوم مراجعتها السنوية لعام 2025. نمت الإيرادات بنسبة تسعة في المئة، وهي أقل من العام السابق، وجاء ثلثاها من عملاء يعملون مع الشركة منذ أكثر من ثلاث سنوات.

:::figures
9% | نمو الإيرادات
67% | من الإيرادات من عملاء لأكثر من ثلاث سنوات
318 | زميلًا وزميلة في نهاية العام
61% | منهم سعوديون
:::

وتذكر المراجعة كذلك ما لم يسر على ما يرام: مشروع بيانات تأخر أربعة أشهر، ونسبة مغادرة بين مستشاري السنة الثانية فاقت المخطط. ويبيّن الفصلان ما تغيّر منذ ذلك الحين.

اقرأها في [التقارير والإصدارات](/reports-publications).
`,
  },
})
