import { defineBlog } from '../defineBlog.ts'

export const sap2027 = defineBlog({
  key: 'sap-ecc-2027-what-to-decide-now',
  publishedAt: '2025-06-24',
  category: 'technology',
  author: 'khalid-alshammari',
  services: ['sap-implementation-support', 'digital-transformation-consulting'],
  showInMenu: true,
  en: {
    title: 'SAP ECC after 2027: three decisions to take now',
    excerpt:
      'Mainstream maintenance ends with 2027. Not the date, but the order of the decisions makes the move cheap or dear.',
    body: `
Mainstream maintenance of SAP ECC ends in December 2027, with an extended and more expensive phase until 2030. Most Saudi companies that run it have known this for years. What keeps them is not doubt about the date. It is that everybody describes the move as one enormous decision. It is three smaller ones.

## Decision one: convert, rebuild, or both

*Conversion* takes the existing system across with its history and its habits. It is the quickest road when processes are sound and the code of your own is modest.

*Rebuilding* starts from the standard and carries over master data and open items only. It suits companies that have grown by mergers or whose system remembers an organisation that no longer exists.

A *selective* move takes some company codes and some years. It costs more in planning and less in regret.

Count three things before you argue: own programs that ran in the last twelve months, interfaces, and company codes. In most systems more than half of the own programs have not been called for a year.

## Decision two: where it runs

Public cloud, private cloud or your own hall. For regulated sectors the question begins with data: what class is it, and may that class leave the building or the Kingdom? Ask the owners of the data in writing, for the answers are often milder than the fear of them.

:::warning
A hosting contract signed before the classification is finished usually has to be signed twice.
:::

## Decision three: who decides afterwards

The most expensive line in every programme is the sentence *we have always done it this way*. Name one owner per process, with the right to say no, before the first workshop. Where the owner is missing, consultants decide, and we say this as consultants.

## A calendar that works backwards

1. **Twelve months before:** own code analysed, data owners named
2. **Nine months:** design finished, Fatoora link and payroll tested first, because outsiders depend on them
3. **Six months:** first full trial move, measured in hours
4. **Three months:** second trial with real users, on a weekend
5. **The month before:** nothing new

Avoid Ramadan, the annual close and the summer for the move itself. What remains is one window in autumn and one in late winter; in 2027 everyone will want both.

## What it is for

A company that only wants to be supported can buy the extension and wait. The move pays when it removes something: a night run, a reconciliation, a shadow spreadsheet. Write down five of those with their hours, and the programme has a purpose that is more than a date.

Our [SAP practice](ref:services/sap-implementation-support) begins with a count and a half-day conversation. The count alone has talked two clients out of a rebuild.
`,
  },
  ar: {
    title: 'ساب ECC بعد 2027: ثلاثة قرارات وقتها الآن',
    excerpt: 'تنتهي الصيانة الأساسية بنهاية 2027. وليس الموعد ما يجعل الانتقال رخيصًا أو غاليًا، بل ترتيب القرارات.',
    body: `
تنتهي الصيانة الأساسية لنظام SAP ECC في ديسمبر 2027، وتتبعها مرحلة ممددة أعلى كلفة حتى 2030. ومعظم الشركات السعودية التي تعمل عليه تعرف ذلك منذ سنوات. وما يؤخرها ليس الشك في الموعد، بل تصوير الانتقال على أنه قرار واحد هائل، وهو ثلاثة قرارات أصغر.

## القرار الأول: تحويل أم بناء جديد أم بينهما

*التحويل* ينقل النظام القائم بتاريخه وعاداته، وهو أسرع الطرق إذا كانت الإجراءات سليمة والبرمجة الخاصة محدودة.

*البناء الجديد* يبدأ من المعيار القياسي ولا ينقل سوى البيانات الرئيسة والأرصدة المفتوحة، ويناسب شركات نمت بالاندماج أو يتذكر نظامها هيكلًا لم يعد موجودًا.

و*الانتقال الانتقائي* يأخذ بعض الشركات وبعض السنوات، فيكلف تخطيطًا أكثر وندمًا أقل.

واحصر ثلاثة أشياء قبل النقاش: البرامج الخاصة التي عملت خلال آخر اثني عشر شهرًا، والواجهات، ورموز الشركات. وفي معظم الأنظمة لم يُستدعَ أكثر من نصف البرامج الخاصة منذ سنة.

## القرار الثاني: أين يعمل

سحابة عامة أو خاصة أو مركز بياناتك. ويبدأ السؤال في القطاعات المنظمة من البيانات: ما تصنيفها، وهل يجوز لهذا التصنيف أن يغادر المبنى أو المملكة؟ اسأل ملاك البيانات كتابة، فالجواب كثيرًا ما يكون أيسر من الخوف منه.

:::warning
عقد الاستضافة الذي يُوقَّع قبل اكتمال التصنيف يُوقَّع عادة مرتين.
:::

## القرار الثالث: من يقرر بعد ذلك

أغلى بند في كل برنامج جملة: «هكذا نعمل دائمًا». سمِّ لكل عملية مالكًا واحدًا يملك حق الرفض قبل أول ورشة. وحيث يغيب المالك يقرر المستشارون، ونحن نقول هذا بصفتنا مستشارين.

## تقويم يُقرأ من آخره

1. **قبل اثني عشر شهرًا:** تحليل البرمجة الخاصة وتسمية ملاك البيانات
2. **قبل تسعة أشهر:** اكتمال التصميم، واختبار الربط مع «فاتورة» والرواتب أولًا لأن أطرافًا خارجية تعتمد عليهما
3. **قبل ستة أشهر:** أول انتقال تجريبي كامل يُقاس بالساعات
4. **قبل ثلاثة أشهر:** تجربة ثانية مع مستخدمين حقيقيين في عطلة أسبوع
5. **الشهر الأخير:** لا جديد

وتجنب للانتقال رمضان والإقفال السنوي والصيف. فيبقى وقت في الخريف وآخر في أواخر الشتاء، وسيطلبهما الجميع في 2027.

## لأي غاية

الشركة التي لا تريد سوى استمرار الدعم تستطيع شراء التمديد والانتظار. أما الانتقال فيجدي حين يزيل شيئًا: تشغيلًا ليليًا أو مطابقة أو جدولًا موازيًا. اكتب خمسة من هذه مع ساعاتها يصبح للبرنامج غاية أبعد من موعد.

يبدأ [فريق ساب](ref:services/sap-implementation-support) لدينا بالحصر وحديث من نصف يوم. وقد كفى الحصر وحده لصرف عميلين عن إعادة البناء.
`,
  },
})
