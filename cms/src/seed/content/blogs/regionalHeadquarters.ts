import { defineBlog } from '../defineBlog.ts'

export const regionalHeadquarters = defineBlog({
  key: 'regional-headquarters-explained',
  publishedAt: '2025-03-25',
  category: 'business-setup',
  author: 'faisal-alotaibi',
  services: ['business-establishment-relocation', 'corporate-immigration-outsourcing'],
  showInMenu: true,
  en: {
    title: 'Regional headquarters: who needs one, and what it asks of you',
    excerpt:
      'The licence opens government contracts and a long tax incentive. It also asks for people, substance and patience.',
    body: `
Since January 2024 Saudi government agencies have, with a few exceptions, stopped contracting with foreign groups whose regional headquarters is elsewhere. That single rule moved hundreds of offices. It also left many boards with a half-understood idea of what a regional headquarters, or RHQ, really is.

## What it is, and what it is not

An RHQ is a separate entity that directs and supports the other companies of the group in the region. It does not sell to customers. A group that wants to trade in the Kingdom needs an operating company as well, and the two keep separate books, staff lists and bank accounts.

The conditions most groups ask about first:

- the group operates in at least two countries besides Saudi Arabia and its home
- mandatory activities, such as strategic direction and the management functions, begin within six months
- at least fifteen full-time employees work in it within a year, some of them senior enough to decide

## The incentive, read slowly

Qualifying income of an RHQ is taxed at zero per cent for thirty years, withholding tax on certain payments included. *Qualifying* is the word to read twice. The income has to come from the approved activities, and the entity must have substance: premises, directors who decide here, expenses that fit.

:::info
An RHQ that earns other income pays the ordinary rate on it. Separate the two in the chart of accounts from the first entry; reconstructing the split after a year is expensive.
:::

## Who does not need one

Three kinds of companies come to us for an RHQ and leave without. The first sells only to private customers: no rule obliges it. The second has one office abroad and so does not qualify. The third wins public work beneath the value at which the restriction applies, and can wait.

For them a limited liability company, or a branch, costs less and starts sooner. Our [guide to the first hundred days](ref:blogs/first-hundred-days-of-a-saudi-company) begins there.

## A sober timetable

From a board decision to a working RHQ we plan six to nine months:

1. month 1: structure, activities, a letter from the parent
2. months 2 and 3: registration with the Ministry of Investment and the Ministry of Commerce
3. months 3 to 6: premises, bank, the first executives and their families
4. months 6 to 9: activities move over, with board minutes that show it

Families decide more of these moves than tax does. A school place in Riyadh is often the longest item in the plan, so ask for it first.

> Move the decisions, and the substance follows. Move only the sign on the door, and nothing does.
`,
  },
  ar: {
    title: 'المقر الإقليمي: من يحتاجه وماذا يطلب منك',
    excerpt: 'يفتح الترخيص باب العقود الحكومية وحافزًا ضريبيًا طويلًا، ويطلب في المقابل كوادر وجوهرًا وصبرًا.',
    body: `
منذ يناير 2024 توقفت الجهات الحكومية السعودية، مع استثناءات محدودة، عن التعاقد مع المجموعات الأجنبية التي تقع مقارها الإقليمية خارج المملكة. نقلت هذه القاعدة وحدها مئات المكاتب، وتركت مجالس إدارة كثيرة بفهم ناقص لماهية المقر الإقليمي.

## ما هو وما ليس هو

المقر الإقليمي كيان مستقل يوجّه شركات المجموعة في المنطقة ويساندها، ولا يبيع للعملاء. والمجموعة الراغبة في مزاولة النشاط التجاري في المملكة تحتاج إلى شركة تشغيلية كذلك، ولكل منهما دفاتر وموظفون وحسابات بنكية منفصلة.

وأكثر ما يُسأل عنه من الشروط:

- أن تعمل المجموعة في دولتين على الأقل غير السعودية وبلد المنشأ
- أن تبدأ الأنشطة الإلزامية، كالتوجيه الإستراتيجي والوظائف الإدارية، خلال ستة أشهر
- أن يعمل فيه خمسة عشر موظفًا متفرغًا على الأقل خلال سنة، بعضهم بمستوى يملك القرار

## الحافز الضريبي بقراءة متأنية

تخضع الدخول المؤهلة للمقر الإقليمي لضريبة صفر في المئة مدة ثلاثين عامًا، ويشمل ذلك الاستقطاع على دفعات معينة. وكلمة «المؤهلة» هي التي تستحق القراءة مرتين: فالدخل يجب أن ينشأ عن الأنشطة المعتمدة، وأن يكون للكيان جوهر فعلي من مقر ومديرين يتخذون قراراتهم هنا ومصروفات متناسبة.

:::info
إذا حقق المقر دخلًا آخر خضع ذلك الدخل للسعر المعتاد. افصل النوعين في شجرة الحسابات من أول قيد، فإعادة الفصل بعد سنة مكلفة.
:::

## من لا يحتاجه

تأتينا ثلاثة أنواع من الشركات طالبةً مقرًا إقليميًا وتخرج دونه: شركة لا تبيع إلا للقطاع الخاص فلا تلزمها قاعدة، وشركة لها مكتب واحد في الخارج فلا تنطبق عليها الشروط، وشركة أعمالها الحكومية دون القيمة التي يسري عليها القيد فيمكنها الانتظار.

وهؤلاء تكفيهم شركة ذات مسؤولية محدودة أو فرع، بتكلفة أقل وبداية أسرع. ومن هناك يبدأ مقالنا عن [المئة يوم الأولى](ref:blogs/first-hundred-days-of-a-saudi-company).

## جدول زمني واقعي

نخطط لستة إلى تسعة أشهر من قرار المجلس حتى يعمل المقر:

1. الشهر الأول: الهيكل والأنشطة وخطاب الشركة الأم
2. الشهران الثاني والثالث: التسجيل لدى وزارتي الاستثمار والتجارة
3. من الثالث إلى السادس: المقر والبنك وأوائل التنفيذيين وأسرهم
4. من السادس إلى التاسع: انتقال الأنشطة بمحاضر مجلس تثبت ذلك

والأسر تحسم من هذه الانتقالات أكثر مما تحسمه الضريبة؛ فمقعد مدرسي في الرياض كثيرًا ما يكون أطول بنود الخطة، فابدأ به.

> انقل القرار يتبعه الجوهر، أما نقل اللوحة وحدها فلا يتبعه شيء.
`,
  },
})
