import { defineBlog } from '../defineBlog.ts'

export const withholdingTax = defineBlog({
  key: 'withholding-tax-on-payments-abroad',
  publishedAt: '2026-03-31',
  category: 'tax-and-zakat',
  author: 'omar-alzahrani',
  services: ['accounting-zakat-tax-advisory'],
  en: {
    title: 'Withholding tax: five payments that surprise people',
    excerpt:
      'Software, a flight ticket, a management fee: what leaves the Kingdom may leave a tax behind. How to see it coming.',
    body: `
A company pays a supplier abroad. The supplier has no office in Saudi Arabia, so the payer withholds a part, sends it to the authority within the first ten days of the following month and issues a certificate. The idea is simple. Trouble comes from recognising which payments it covers, and at which rate.

## The five that surprise

**Management fees: twenty per cent.** The highest rate in the list. A monthly charge from the parent labelled “support” may be a technical service, or it may be a management fee. The contract decides, and often there is none.

**Software: royalty or service?** A licence to use is treated as a royalty at fifteen per cent. Support hours are a service at five. An invoice that mixes both is likely to be read at the higher rate. Ask for two lines.

**Interest to the parent: five per cent.** Also when it is only booked and not paid out, and also when it is settled against a receivable. A set-off is a payment.

**Tickets, freight and insurance: five per cent.** When bought from abroad. The travel department seldom talks to the tax department.

**Dividends: five per cent.** To foreign shareholders, and to nobody’s surprise until the withheld amount is missing in the month of distribution.

## What it costs

What the payer owes the authority so that the supplier receives 100 riyals in full:

| Payment | Rate | Tax on 100 riyals |
| --- | --- | --- |
| Management fees | 20% | 25.00 |
| Software licences | 15% | 17.65 |
| Support and other services | 5% | 5.26 |
| Interest | 5% | 5.26 |
| Tickets, freight, insurance | 5% | 5.26 |
| Dividends | 5% | 5.26 |

## Who bears it

Contracts drafted abroad often contain one sentence: *all payments are free of any deduction.* With it, the payer bears the tax, and the cost of a service at five per cent becomes 5.26, at fifteen it becomes 17.65. Read that clause before the price.

:::info
Saudi Arabia has treaties with more than fifty countries. Many reduce a rate, some to zero. Relief is not automatic: the supplier needs a certificate of tax residence for the right year, and the payer files the request.
:::

## A small process that works

1. Every new foreign supplier gets a one-page form: country, nature of the payment, treaty, who bears the tax.
2. Accounts payable cannot book an invoice from abroad without a withholding code.
3. On day three of each month one person compares bank transfers abroad with the codes.
4. On day eight the return is filed. The other two days are for the surprises.

## If something was missed

Late payment costs one per cent for each thirty days, and more when an inspection finds it first. The authority has repeatedly waived penalties for companies that corrected themselves during its initiatives; whether one is running is worth a look before you file.

Our [tax practice](ref:services/accounting-zakat-tax-advisory) reviews a year of foreign payments in about two weeks. Most of what it finds are not errors of law. They are invoices that nobody had shown to the right desk.
`,
  },
  ar: {
    title: 'ضريبة الاستقطاع: خمس دفعات تفاجئ أصحابها',
    excerpt: 'برنامج أو تذكرة سفر أو أتعاب إدارة: ما يغادر المملكة قد يترك وراءه ضريبة. كيف تراها قبل وقوعها؟',
    body: `
تدفع الشركة لمورد في الخارج لا مقر له في السعودية، فيستقطع الدافع جزءًا ويورده إلى الهيئة خلال الأيام العشرة الأولى من الشهر التالي ويصدر شهادة. الفكرة بسيطة، والصعوبة في معرفة الدفعات التي تشملها ونسبة كل منها.

## الخمس المفاجئات

**أتعاب الإدارة: عشرون في المئة.** أعلى نسبة في القائمة. فالمبلغ الشهري الذي تقيده الشركة الأم باسم «دعم» قد يكون خدمة فنية وقد يكون أتعاب إدارة. والعقد هو الفيصل، وكثيرًا ما لا يوجد عقد.

**البرمجيات: إتاوة أم خدمة؟** تُعامل رخصة الاستخدام معاملة الإتاوة بنسبة خمسة عشر في المئة، وساعات الدعم خدمة بخمسة. والفاتورة التي تجمعهما تُقرأ غالبًا بالنسبة الأعلى، فاطلب سطرين.

**الفوائد للشركة الأم: خمسة في المئة.** حتى إذا قُيدت ولم تُصرف، وحتى إذا سُوّيت مقابل ذمة. فالمقاصة دفع.

**التذاكر والشحن والتأمين: خمسة في المئة.** متى اشتُريت من الخارج. وإدارة السفر قلما تتحدث مع إدارة الضرائب.

**الأرباح الموزعة: خمسة في المئة.** للشركاء الأجانب، ولا يُفاجأ بها أحد حتى ينقص المبلغ في شهر التوزيع.

## كم تكلف؟

ما يورده الدافع إلى الهيئة كي يتسلم المورد 100 ريال كاملة:

| الدفعة | النسبة | الضريبة على 100 ريال |
| --- | --- | --- |
| أتعاب الإدارة | 20% | 25.00 |
| رخص البرمجيات | 15% | 17.65 |
| الدعم والخدمات الأخرى | 5% | 5.26 |
| الفوائد | 5% | 5.26 |
| التذاكر والشحن والتأمين | 5% | 5.26 |
| الأرباح الموزعة | 5% | 5.26 |

## من يتحملها

تتضمن العقود المكتوبة في الخارج غالبًا جملة واحدة: «تُسدد الدفعات كاملة دون أي خصم». وبها يتحمل الدافع الضريبة، فتصبح تكلفة الخمسة في المئة 5.26 وتكلفة الخمسة عشر 17.65. اقرأ هذا البند قبل السعر.

:::info
للمملكة اتفاقيات ضريبية مع أكثر من خمسين دولة، وكثير منها يخفض النسبة وبعضها إلى الصفر. والإعفاء ليس تلقائيًا: يحتاج المورد إلى شهادة إقامة ضريبية عن السنة الصحيحة، ويقدم الدافع الطلب.
:::

## إجراء صغير ناجح

1. لكل مورد أجنبي جديد نموذج من صفحة: البلد وطبيعة الدفعة والاتفاقية ومن يتحمل الضريبة.
2. لا تُقيد فاتورة خارجية دون رمز استقطاع.
3. في اليوم الثالث من كل شهر يقارن شخص واحد التحويلات الخارجية بالرموز.
4. في اليوم الثامن يُقدم النموذج، واليومان الباقيان للمفاجآت.

## إذا فات شيء

يكلف التأخر واحدًا في المئة عن كل ثلاثين يومًا، وأكثر إذا كشفه الفحص أولًا. وقد ألغت الهيئة مرارًا غرامات من صححوا أوضاعهم خلال مبادراتها، فتحقق من وجود مبادرة سارية قبل التقديم.

يراجع [قطاع الضرائب](ref:services/accounting-zakat-tax-advisory) لدينا دفعات سنة كاملة في نحو أسبوعين. ومعظم ما يجده ليس خطأ في النظام، بل فواتير لم تصل إلى المكتب الصحيح.
`,
  },
})
