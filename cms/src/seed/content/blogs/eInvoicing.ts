import { defineBlog } from '../defineBlog.ts'

export const eInvoicing = defineBlog({
  key: 'e-invoicing-integration-without-drama',
  publishedAt: '2025-05-06',
  category: 'tax-and-zakat',
  author: 'omar-alzahrani',
  services: ['accounting-zakat-tax-advisory', 'sap-implementation-support'],
  showInMenu: true,
  en: {
    title: 'E-invoicing integration without drama',
    excerpt:
      'The second phase reaches smaller companies wave by wave. What the link to Fatoora really changes, and how to rehearse it.',
    body: `
The first phase of e-invoicing, in December 2021, asked companies to stop writing invoices by hand. The second asks for something harder: that the invoicing system talks to the authority’s Fatoora platform itself. It has arrived in waves since January 2023, each for a lower turnover, and the most recent waves reach companies whose taxable revenue passed SAR 375,000. In other words, nearly everyone who charges VAT.

## Two kinds of invoice, two rhythms

- **Tax invoices** between businesses are *cleared*: the platform checks them and stamps them before the customer may receive them.
- **Simplified invoices** to consumers are *reported*: you issue them at once, and send them within twenty-four hours.

The first rhythm is the one that surprises people. A lorry that used to leave with an invoice printed in the warehouse now waits for an answer from outside. The answer takes a second, on a good day. Decide beforehand what happens on the other days.

## What breaks in practice

We have accompanied some seventy integrations. The technical link itself failed in three of them. The rest of the trouble came from data:

1. customers without a VAT number or a national address in the right fields
2. units and item names that exist in four spellings
3. credit notes that do not name the invoice they correct
4. prices with VAT included, rounded line by line and once more in total

None of this is software. All of it can be found in an afternoon, by exporting last month’s invoices and running them through the validator that the authority publishes.

:::warning
Every device or system that issues invoices needs its own cryptographic stamp and its own counter. Restoring an old backup sets the counter back; tell your IT team before, not after.
:::

## A rehearsal in four weeks

**Week one.** List everything that produces an invoice, the branch till and the manager’s spreadsheet included.

**Week two.** Clean the customers you invoiced in the last year. The others can wait.

**Week three.** Send a hundred real invoices to the simulation environment. Include discounts, advance payments, exports and credit notes.

**Week four.** Practise the bad day: the line is down for three hours. Who decides, what is printed, and who sends the backlog?

## One benefit nobody advertises

Once every invoice has passed the same check, the VAT return nearly writes itself, and the reconciliation between sales and return shrinks from days to an hour. Companies that treat the integration as a tidy-up of their data get that benefit. Those that treat it as a plug-in get a second set of errors.

Our [tax team](ref:services/accounting-zakat-tax-advisory) runs the rehearsal with you, and the [SAP team](ref:services/sap-implementation-support) knows the standard solutions and where they need help.
`,
  },
  ar: {
    title: 'ربط الفوترة الإلكترونية بلا متاعب',
    excerpt:
      'تصل المرحلة الثانية إلى المنشآت الأصغر مجموعةً بعد أخرى. ما الذي يغيره الربط بمنصة فاتورة، وكيف تتدرب عليه؟',
    body: `
طلبت المرحلة الأولى من الفوترة الإلكترونية في ديسمبر 2021 أن تتوقف المنشآت عن كتابة الفواتير يدويًا. أما الثانية فتطلب ما هو أصعب: أن يتصل نظام الفوترة بمنصة «فاتورة» مباشرة. وقد بدأت في يناير 2023 على مجموعات يقل حد الإيراد فيها تباعًا، حتى وصلت أحدثها إلى من تجاوزت إيراداته الخاضعة 375,000 ريال، أي إلى معظم من يحصّل الضريبة.

## نوعان من الفواتير وإيقاعان

- **الفواتير الضريبية** بين المنشآت تُجاز: تتحقق منها المنصة وتختمها قبل أن يتسلمها العميل.
- **الفواتير المبسطة** للمستهلكين تُشارك: تصدرها فورًا وترسلها خلال أربع وعشرين ساعة.

والإيقاع الأول هو المفاجئ؛ فالشاحنة التي كانت تغادر بفاتورة مطبوعة في المستودع صارت تنتظر جوابًا من الخارج. يأتي الجواب في ثانية في الأيام الجيدة، فقرر مسبقًا ما الذي يحدث في غيرها.

## ما الذي يتعثر فعلًا

رافقنا نحو سبعين مشروع ربط، وتعثر الربط التقني نفسه في ثلاثة منها. أما بقية المتاعب فمن البيانات:

1. عملاء بلا رقم ضريبي أو بلا عنوان وطني في الحقول الصحيحة
2. وحدات وأصناف مكتوبة بأربع صيغ
3. إشعارات دائنة لا تذكر الفاتورة التي تصححها
4. أسعار شاملة للضريبة تُقرَّب سطرًا سطرًا ثم مرة أخرى في المجموع

وليس في هذا كله برمجيات، ويمكن اكتشافه في عصر يوم واحد بتصدير فواتير الشهر الماضي وتمريرها على أداة التحقق التي تنشرها الهيئة.

:::warning
لكل جهاز أو نظام يصدر الفواتير ختم تشفير وعدّاد خاص به. واستعادة نسخة احتياطية قديمة تعيد العدّاد إلى الوراء، فنبّه فريق التقنية قبل ذلك لا بعده.
:::

## تمرين في أربعة أسابيع

**الأسبوع الأول:** احصر كل ما يُصدر فاتورة، بما في ذلك صندوق الفرع وجدول المدير.

**الأسبوع الثاني:** نظّف بيانات العملاء الذين فوترت لهم في السنة الأخيرة، والبقية تنتظر.

**الأسبوع الثالث:** أرسل مئة فاتورة حقيقية إلى بيئة المحاكاة، وفيها خصومات ودفعات مقدمة وصادرات وإشعارات دائنة.

**الأسبوع الرابع:** تدرب على اليوم الصعب: الاتصال مقطوع ثلاث ساعات. من يقرر، وماذا يُطبع، ومن يرسل المتراكم؟

## فائدة لا يعلن عنها أحد

متى مرت كل فاتورة بالفحص نفسه كاد إقرار القيمة المضافة أن يكتب نفسه، وتقلصت مطابقة المبيعات بالإقرار من أيام إلى ساعة. تجني هذه الفائدة منشآت عاملت الربط على أنه ترتيب لبياناتها، ومن عامله على أنه إضافة برمجية حصل على مجموعة أخطاء ثانية.

يجري [فريق الضرائب](ref:services/accounting-zakat-tax-advisory) التمرين معك، ويعرف [فريق ساب](ref:services/sap-implementation-support) الحلول القياسية ومواضع حاجتها إلى عون.
`,
  },
})
