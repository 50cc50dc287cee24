import { defineNews } from '../defineNews.ts'

export const closeStudy = defineNews({
  key: 'study-on-month-end-close-in-saudi-companies',
  date: '2026-05-31',
  category: 'events-and-insights',
  en: {
    title: 'Study: the month-end close takes eleven working days',
    excerpt: 'We asked 212 finance teams in the Kingdom how long they need to close a month, and what they wait for.',
    body: `
The median finance team in our study closes its month on the eleventh working day. The fastest tenth need four days; the slowest, more than twenty.

Size explains less than expected. What separates the fast from the slow is waiting: for branch counts, for supplier statements, for one person’s approval. Teams that closed in under six days had written down the last date for each input, and a rule for going on without it.

- **212 teams** in Riyadh, Jeddah and the Eastern Province took part
- **58%** wait longest for figures from inside the company
- **one in five** still types invoices twice

The full study, with the questionnaire, is available on request under [reports and publications](/reports-publications).
`,
  },
  ar: {
    title: 'دراسة: الإقفال الشهري يستغرق أحد عشر يوم عمل',
    excerpt: 'سألنا 212 فريقًا ماليًا في المملكة عن المدة التي يحتاجونها لإقفال الشهر، وعمّا ينتظرونه.',
    body: `
يقفل الفريق المالي الوسيط في دراستنا شهره في يوم العمل الحادي عشر. ويحتاج العُشر الأسرع إلى أربعة أيام، والأبطأ إلى أكثر من عشرين.

والحجم يفسر أقل مما توقعنا؛ فما يفصل السريع عن البطيء هو الانتظار: انتظار جرد الفروع وكشوف الموردين واعتماد شخص واحد. أما الفرق التي أقفلت في أقل من ستة أيام فقد دوّنت آخر موعد لكل مدخل، وقاعدةً للمضي من دونه.

- شارك **212 فريقًا** من الرياض وجدة والمنطقة الشرقية
- **58%** ينتظرون أطول ما ينتظرون أرقامًا من داخل الشركة
- **واحد من كل خمسة** لا يزال يدخل الفواتير مرتين

الدراسة كاملة مع الاستبانة متاحة عند الطلب في [التقارير والإصدارات](/reports-publications).
`,
  },
})
