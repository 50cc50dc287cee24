import { defineBlog } from '../defineBlog.ts'

export const firstHundredDays = defineBlog({
  key: 'first-hundred-days-of-a-saudi-company',
  publishedAt: '2025-01-14',
  category: 'business-setup',
  author: 'noura-alharbi',
  services: ['business-establishment-relocation', 'accounting-zakat-tax-advisory'],
  showInMenu: true,
  en: {
    title: 'The first hundred days of a Saudi company',
    excerpt:
      'The commercial register arrives and the congratulations with it. What has to happen in the weeks that follow, in order.',
    body: `
The day the commercial register is issued feels like the end of a project. For the finance director it is the beginning of one. Obligations start on that day, and most penalties that young companies pay come from the hundred days after it.

## Days 1 to 20: exist for everyone

A company that the Ministry of Commerce knows is not yet known to anybody else. Four registrations follow, and each needs a number from the one before.

1. **National address.** Nearly every platform asks for it, and letters with legal effect are sent there.
2. **Zakat, Tax and Customs Authority.** The register usually opens the file by itself; check that the activity and the financial year are right, because changing the year later is slow.
3. **Social insurance.** The general manager is often the first person in the file. Without a file there are no contracts on Qiwa.
4. **Chamber of commerce.** It attests signatures, and banks and landlords want them attested.

Start the bank account in the first week. It takes longer than everything else together, because the bank has to understand who owns the company down to natural persons. A one-page ownership chart with passports attached saves a fortnight.

## Days 21 to 60: be able to pay people

Wages must leave through the wage protection system, so the bank account, the establishment file and the contracts have to meet in one place. Rehearse the first payroll with two people before thirty arrive.

Write down who may sign what. Powers of attorney in the first months tend to be wide, since everything is urgent, and then nobody narrows them.

:::warning
VAT registration becomes mandatory once taxable supplies pass SAR 375,000 in twelve months, counted backwards or expected ahead. A contract signed in month two can cross that line on its own.
:::

## Days 61 to 100: keep a calendar

By now the company has a dozen dates that repeat: wage files, VAT returns, withholding tax, the annual confirmation of the register, the municipal licence, iqamas. Put them into one calendar with one owner, and give that person a deputy.

The second thing to build is a habit, not a document: close the month. Even with nine invoices. A company that has closed three small months can close a large one.

> The paperwork of the first hundred days is not hard. It is only unforgiving about order.

## What to leave for later

A long lease, a large logo on the door and an enterprise system can wait. In our experience the office that suits a company of five people rarely suits the same company at twenty, and [a serviced floor](ref:services/office-coworking-collaborative-spaces) satisfies the licence meanwhile, provided the contract is registered and the address matches.

If you want to compare your plan with ours, our team for [establishment and relocation](ref:services/business-establishment-relocation) will lend you the checklist it uses itself.
`,
  },
  ar: {
    title: 'المئة يوم الأولى من عمر الشركة السعودية',
    excerpt: 'يصدر السجل التجاري ومعه التهاني. فما الذي ينبغي أن يحدث في الأسابيع التالية، وبأي ترتيب؟',
    body: `
يبدو يوم صدور السجل التجاري كأنه نهاية المشروع، وهو عند المدير المالي بدايته. فالالتزامات تبدأ من ذلك اليوم، ومعظم الغرامات التي تدفعها الشركات الناشئة تعود إلى المئة يوم التي تليه.

## من اليوم 1 إلى 20: أن يعرفك الجميع

الشركة التي تعرفها وزارة التجارة لا يعرفها غيرها بعد. وتتبع ذلك أربعة تسجيلات، يحتاج كل منها رقمًا من الذي قبله.

1. **العنوان الوطني.** تطلبه المنصات كلها تقريبًا، وإليه تُرسل المكاتبات ذات الأثر النظامي.
2. **هيئة الزكاة والضريبة والجمارك.** يُفتح الملف غالبًا من السجل تلقائيًا؛ تحقق من النشاط والسنة المالية، فتعديل السنة لاحقًا بطيء.
3. **التأمينات الاجتماعية.** كثيرًا ما يكون المدير العام أول مشترك، ولا عقود على منصة قوى دون ملف.
4. **الغرفة التجارية.** تصادق على التوقيعات، والبنوك والمؤجرون يطلبون المصادقة.

وابدأ فتح الحساب البنكي في الأسبوع الأول، فهو أطول الخطوات لأن على البنك أن يفهم ملكية الشركة حتى الأشخاص الطبيعيين. وصفحة واحدة ترسم هيكل الملكية مع صور الجوازات توفر أسبوعين.

## من اليوم 21 إلى 60: أن تدفع الأجور

تُصرف الأجور عبر نظام حماية الأجور، ولذلك يجب أن يلتقي الحساب البنكي وملف المنشأة والعقود في مكان واحد. جرّب أول مسيّر رواتب بشخصين قبل وصول ثلاثين.

واكتب من يملك توقيع ماذا. فالوكالات في الشهور الأولى واسعة عادة لأن كل شيء عاجل، ثم لا يعود أحد لتضييقها.

:::warning
يصبح التسجيل في ضريبة القيمة المضافة إلزاميًا متى تجاوزت التوريدات الخاضعة 375,000 ريال خلال اثني عشر شهرًا ماضية أو متوقعة. وقد يتجاوز عقد واحد في الشهر الثاني هذا الحد.
:::

## من اليوم 61 إلى 100: أن يكون لك تقويم

صار للشركة الآن نحو اثني عشر موعدًا متكررًا: ملفات الأجور وإقرارات القيمة المضافة وضريبة الاستقطاع والتأكيد السنوي للسجل ورخصة البلدية والإقامات. ضعها في تقويم واحد له مالك واحد، وعيّن له نائبًا.

والأمر الثاني عادة لا وثيقة: أقفل الشهر، ولو كان فيه تسع فواتير. فالشركة التي أقفلت ثلاثة أشهر صغيرة تستطيع إقفال شهر كبير.

> أوراق المئة يوم الأولى ليست صعبة، لكنها لا تتسامح في الترتيب.

## ما الذي يؤجَّل

عقد الإيجار الطويل واللوحة الكبيرة والنظام المؤسسي يمكنها الانتظار. ومن خبرتنا أن المكتب المناسب لخمسة أشخاص قلما يناسب الشركة نفسها حين تبلغ العشرين، و[المساحة المجهزة](ref:services/office-coworking-collaborative-spaces) تفي بمتطلب الترخيص في هذه الأثناء ما دام العقد موثقًا والعنوان مطابقًا.

وإن أردت مقارنة خطتك بخطتنا، فسيعيرك فريق [التأسيس والانتقال](ref:services/business-establishment-relocation) قائمة التحقق التي يعمل بها.
`,
  },
})
