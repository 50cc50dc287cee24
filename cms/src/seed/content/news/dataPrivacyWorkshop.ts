import { defineNews } from '../defineNews.ts'

export const dataPrivacyWorkshop = defineNews({
  key: 'open-workshop-on-personal-data-in-jeddah',
  date: '2025-11-24',
  category: 'events-and-insights',
  en: {
    title: 'Open workshop on personal data fills a hall in Jeddah',
    excerpt:
      'A hundred and forty people from clinics, schools and shops spent a morning on records, consent and breach notices.',
    body: `
A hundred and forty people came to the Jeddah Chamber for a free morning on the Personal Data Protection Law. Most came from organisations with fewer than a hundred employees: clinics, private schools, online shops.

The hall worked through three exercises on its own data: what to write in a record of processing, when consent is the wrong basis, and what to send within seventy-two hours of a breach.

:::info
The exercise sheets are free to use in Arabic and English. Ask for them through the contact page and mention the workshop.
:::

The next morning is planned for Al Khobar. A longer introduction is in our article on [the first questions to ask](ref:blogs/personal-data-law-first-questions).
`,
  },
  ar: {
    title: 'ورشة مفتوحة عن البيانات الشخصية تملأ قاعة في جدة',
    excerpt: 'مئة وأربعون مشاركًا من عيادات ومدارس ومتاجر أمضوا صباحًا مع السجلات والموافقات وإشعارات التسرب.',
    body: `
حضر مئة وأربعون مشاركًا إلى غرفة جدة لصباح مجاني عن نظام حماية البيانات الشخصية، ومعظمهم من منشآت يقل موظفوها عن المئة: عيادات ومدارس أهلية ومتاجر إلكترونية.

وعملت القاعة على ثلاثة تمارين من بياناتها: ما الذي يُكتب في سجل أنشطة المعالجة، ومتى تكون الموافقة أساسًا غير مناسب، وما الذي يُرسل خلال اثنتين وسبعين ساعة من التسرب.

:::info
أوراق التمارين متاحة مجانًا بالعربية والإنجليزية. اطلبها من صفحة التواصل مع ذكر الورشة.
:::

ويُخطَّط للصباح التالي في الخبر. وللمزيد اقرأ مقالنا عن [الأسئلة الأولى](ref:blogs/personal-data-law-first-questions).
`,
  },
})
