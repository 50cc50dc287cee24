import { defineNews } from '../defineNews.ts'

export const qimmaPartnership = defineNews({
  key: 'strategic-partnership-with-qimma-cloud',
  date: '2025-05-19',
  category: 'company-news',
  en: {
    title: 'Rasikh and Qimma Cloud sign a strategic partnership',
    excerpt:
      'Clients that must keep data in the Kingdom get a tested path to the cloud, with one contract and one support desk.',
    body: `
Rasikh Advisory and Qimma Cloud signed a three-year partnership in Riyadh today. Under it, both firms keep a joint team of architects who prepare migrations to the cloud regions in Riyadh and Jeddah.

What it means for clients:

- a review of data classification before any workload moves, at a fixed price
- landing zones that follow the national cybersecurity controls from the first day
- one support desk, in Arabic and English, that answers for both companies

The first joint project, for a hospital group, went live in April. Two public bodies follow later this year.

The partnership is not exclusive. Rasikh continues to advise on other providers, and says in writing when an interest exists; the rule is part of the firm’s [corporate governance](/corporate-governance).
`,
  },
  ar: {
    title: 'راسخ وسحابة قمة توقعان شراكة إستراتيجية',
    excerpt: 'مسار مجرَّب إلى السحابة للجهات التي يلزم بقاء بياناتها في المملكة، بعقد واحد ومكتب دعم واحد.',
    body: `
وقّعت راسخ للاستشارات وسحابة قمة اليوم في الرياض شراكة مدتها ثلاث سنوات، يعمل بموجبها فريق مشترك من المعماريين على إعداد الانتقال إلى المناطق السحابية في الرياض وجدة.

ما الذي يعنيه ذلك للعملاء:

- مراجعة لتصنيف البيانات قبل نقل أي نظام، بسعر ثابت
- بيئات تأسيسية تتبع الضوابط الوطنية للأمن السيبراني من اليوم الأول
- مكتب دعم واحد بالعربية والإنجليزية يجيب عن الشركتين

انطلق المشروع المشترك الأول لمجموعة مستشفيات في أبريل، وتتبعه جهتان حكوميتان في وقت لاحق من العام.

والشراكة ليست حصرية؛ إذ تواصل راسخ تقديم المشورة بشأن مزودين آخرين، وتفصح كتابةً متى وُجدت مصلحة، وهذه القاعدة جزء من [حوكمة الشركة](/corporate-governance).
`,
  },
})
