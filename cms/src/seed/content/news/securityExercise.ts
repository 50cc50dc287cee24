import { defineNews } from '../defineNews.ts'

export const securityExercise = defineNews({
  key: 'sector-wide-security-exercise-in-dammam',
  date: '2026-09-13',
  category: 'events-and-insights',
  en: {
    title: 'Nine manufacturers rehearse one bad day together in Dammam',
    excerpt:
      'A supplier’s portal is compromised; nine plants have four hours. What the first shared exercise taught us.',
    body: `
Nine manufacturers from the Eastern Province sat in one hall in Dammam and lived through the same invented morning: a shared supplier’s ordering portal has been taken over, and orders can no longer be trusted.

The exercise was prepared with our partner Fanar Cyber. No real system was touched. Three lessons came back from almost every table:

1. the telephone list was out of date, and it was stored on the network that had failed
2. nobody had decided beforehand who may stop a production line
3. the first honest message to customers took longer than the technical containment

A short report without names will be published this winter. Companies that want to take part in the next round can write through the [contact page](/contact-us).
`,
  },
  ar: {
    title: 'تسعة مصانع تتدرب معًا على يوم صعب في الدمام',
    excerpt: 'بوابة مورد مخترقة وتسعة مصانع أمامها أربع ساعات. ماذا علّمنا التمرين المشترك الأول؟',
    body: `
جلست تسعة مصانع من المنطقة الشرقية في قاعة واحدة بالدمام وعاشت الصباح المتخيَّل نفسه: بوابة طلبات لمورد مشترك وقعت في يد مخترق، ولم يعد يمكن الوثوق بالطلبات.

أُعدّ التمرين مع شريكنا فنار للأمن السيبراني، ولم يُمس فيه أي نظام حقيقي. وتكررت ثلاثة دروس على كل الطاولات تقريبًا:

1. قائمة الهواتف قديمة، وهي محفوظة على الشبكة التي تعطلت
2. لم يتقرر مسبقًا من يملك إيقاف خط الإنتاج
3. أول رسالة صادقة للعملاء استغرقت وقتًا أطول من الاحتواء التقني

سيصدر هذا الشتاء تقرير قصير دون أسماء. ويمكن للراغبين في الجولة القادمة مراسلتنا من [صفحة التواصل](/contact-us).
`,
  },
})
