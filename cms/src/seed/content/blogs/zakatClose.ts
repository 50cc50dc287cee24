import { defineBlog } from '../defineBlog.ts'

export const zakatClose = defineBlog({
  key: 'a-calm-zakat-declaration',
  publishedAt: '2025-12-09',
  category: 'tax-and-zakat',
  author: 'omar-alzahrani',
  services: ['accounting-zakat-tax-advisory'],
  showInMenu: true,
  en: {
    title: 'A calm zakat declaration starts in December',
    excerpt:
      'The declaration is due 120 days after the year ends. The work that decides its outcome is done before the year does.',
    body: `
Every spring the same calls reach us: the declaration is due next week, and nobody remembers why the shareholder’s account moved in June. Zakat is calculated on a position at the end of the year. That makes December, and not April, the month to work on it.

## What is being measured

For most companies the zakat base begins with what finances the business: equity, long-term debts and provisions. What is invested for the long run is deducted: fixed assets, long-term investments, work in progress of certain kinds. Two and a half per cent is due for a lunar year; a company with a Gregorian year pays for the extra eleven days as well, so its effective rate is slightly higher.

Mixed ownership divides the file. Saudi and Gulf shareholders pay zakat on their share, and foreign shareholders income tax at twenty per cent on theirs. The percentages that count are those in the register, so a transfer signed in December and registered in January belongs to next year.

## The December list

1. **Shareholder accounts.** Confirm balances in writing, and agree what is a loan and what is equity. The word used in the ledger matters less than the paper behind it.
2. **Provisions.** Every provision needs a movement schedule: opening, added, used, closing.
3. **Fixed assets.** Count them. Assets that exist only in the register do not reduce anything once somebody asks.
4. **Investments.** Collect the certificates of companies you hold that file their own zakat; without them the amount may be counted twice.
5. **Related parties.** List the transactions while the people who made them still remember.

:::info
Keep one folder with a document for each figure of the declaration, named after the line number. When a question arrives two years later, the answer takes an hour.
:::

## When the authority asks

A question is not an accusation. Most are produced by comparing declarations with customs data, VAT returns and social insurance. Compare the four yourself before filing, because differences have honest reasons that are easy to explain in advance and hard to explain afterwards.

Objections have short, strict dates: sixty days from the assessment. Missing that date closes a door that no argument opens again.

## A word on estimates

Small companies without audited accounts can be assessed on an estimated base. It is simpler. It is rarely cheaper for a business with real costs; run both calculations once before you choose.

> The best answer to an assessment is a declaration that nobody wanted to assess.

Anybody who would like a second pair of eyes in December will find [our team](ref:services/accounting-zakat-tax-advisory) more relaxed than in April.
`,
  },
  ar: {
    title: 'إقرار زكوي هادئ يبدأ في ديسمبر',
    excerpt: 'يُقدَّم الإقرار خلال 120 يومًا من نهاية السنة، أما العمل الذي يحسم نتيجته فيُنجز قبل أن تنتهي.',
    body: `
تصلنا كل ربيع المكالمات نفسها: الإقرار مستحق الأسبوع القادم، ولا أحد يذكر سبب الحركة على حساب الشريك في يونيو. والزكاة تُحسب على مركز مالي في نهاية السنة، ولذلك فشهر العمل عليها ديسمبر لا أبريل.

## ما الذي يُقاس

يبدأ الوعاء الزكوي في معظم الشركات مما يموّل النشاط: حقوق الملكية والديون طويلة الأجل والمخصصات. ويُحسم منه ما استُثمر للأجل الطويل: الأصول الثابتة والاستثمارات طويلة الأجل وبعض المشروعات تحت التنفيذ. والواجب اثنان ونصف في المئة عن السنة القمرية، وتدفع الشركة ذات السنة الميلادية عن الأيام الأحد عشر الزائدة كذلك، فيرتفع السعر الفعلي قليلًا.

والملكية المختلطة تقسم الملف: يزكّي الشركاء السعوديون والخليجيون حصتهم، ويدفع الشركاء الأجانب ضريبة الدخل بنسبة عشرين في المئة عن حصتهم. والعبرة بالنسب المثبتة في السجل؛ فالتنازل الموقّع في ديسمبر والمسجل في يناير يخص السنة التالية.

## قائمة ديسمبر

1. **حسابات الشركاء:** صادق على الأرصدة كتابة، واتفقوا على ما هو قرض وما هو حقوق ملكية. فاسم الحساب أقل أهمية من الورقة التي وراءه.
2. **المخصصات:** لكل مخصص جدول حركة: رصيد أول المدة والمكوَّن والمستخدم ورصيد آخرها.
3. **الأصول الثابتة:** اجردها. فالأصل الموجود في السجل وحده لا يحسم شيئًا متى سُئل عنه.
4. **الاستثمارات:** اجمع شهادات الشركات المستثمر فيها التي تقدم إقرارها، وإلا احتُسب المبلغ مرتين.
5. **الأطراف ذات العلاقة:** احصر المعاملات ما دام أصحابها يذكرونها.

:::info
احتفظ بمجلد فيه مستند لكل رقم في الإقرار مسمى برقم البند. فإذا جاء السؤال بعد سنتين استغرق الجواب ساعة.
:::

## حين تسأل الهيئة

السؤال ليس اتهامًا. فمعظم الأسئلة ينشأ من مقارنة الإقرارات ببيانات الجمارك والقيمة المضافة والتأمينات الاجتماعية. قارن الأربعة بنفسك قبل التقديم، فللفروق أسباب مشروعة يسهل شرحها مقدمًا ويصعب لاحقًا.

وللاعتراض مهلة قصيرة صارمة: ستون يومًا من تاريخ التبليغ بالربط. وفواتها يغلق بابًا لا تفتحه حجة.

## كلمة عن التقدير

يمكن أن تُحاسَب المنشآت الصغيرة التي لا تمسك حسابات مراجعة على وعاء تقديري. وهو أبسط، لكنه قلما يكون أقل كلفة لنشاط له مصروفات حقيقية، فاحسب بالطريقتين مرة واحدة قبل الاختيار.

> خير رد على الربط إقرار لم يجد أحد حاجة إلى ربطه.

ومن أراد عينًا ثانية في ديسمبر فسيجد [فريقنا](ref:services/accounting-zakat-tax-advisory) أهدأ بالًا مما هو في أبريل.
`,
  },
})
