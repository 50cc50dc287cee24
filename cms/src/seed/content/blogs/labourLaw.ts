import { defineBlog } from '../defineBlog.ts'

export const labourLaw = defineBlog({
  key: 'labour-law-amendments-what-to-change',
  publishedAt: '2025-04-08',
  category: 'people',
  author: 'maha-alqahtani',
  services: ['hr-management', 'corporate-immigration-outsourcing'],
  showInMenu: true,
  en: {
    title: 'The amended Labour Law: what to change in your contracts',
    excerpt:
      'The amendments took effect in February 2025. Six places in contracts and handbooks that still say the old thing.',
    body: `
On 18 February 2025 the amendments to the Saudi Labour Law came into force. Most companies have heard of the longer maternity leave. Fewer have opened their contract templates. We have reviewed some ninety since, and the same six places still say what used to be true.

## 1. Probation

It may last up to 180 days when the contract says so, instead of ninety with an extension. Two things follow. Templates that still speak of an extension should be rewritten, and supervisors need a conversation in month three, because the decision now comes later.

## 2. Notice

In an indefinite contract with monthly pay, the employee who resigns gives thirty days’ notice and the employer who ends the contract gives sixty. Contracts that name the same period for both favour nobody and invite a dispute.

## 3. Resignation

The law describes it as an act of its own, with a date on which it counts as accepted when the employer stays silent and a limited right to postpone. HR systems need a field for the day on which it was handed in. An email that lies in an inbox for a month is now a decision.

## 4. Leave

- maternity leave of twelve weeks with full pay, six of them after the birth without a choice
- a new leave of three days when a brother or sister dies
- the leave for fathers is unchanged at three days, to be taken within seven days of the birth

## 5. Overtime or time off

Compensation for overtime may be paid leave instead of money, when the employee agrees. Write down how it is counted, or the account will be argued about on the last day of work.

## 6. Fixed terms for non-Saudis

A contract of a non-Saudi employee without an end date used to follow the work permit. It now counts as one year from the first day of work, renewed likewise. Calendars that watch permits should watch contracts as well.

:::info
Contracts have to be documented on Qiwa. When the paper in the drawer and the record on the platform differ, expect to be asked about the platform.
:::

## In which order

1. Correct the template; new contracts are right from tomorrow.
2. Issue one amendment letter for running contracts, reviewed by a lawyer, and document it.
3. Change the handbook and have it approved again where the law requires that.
4. Teach supervisors the new dates in thirty minutes. They are the ones who are asked.

The whole work takes a company of three hundred people about five weeks. It is a good moment to remove clauses nobody remembers a reason for.

This article is a summary and not legal advice. Our [people team](ref:services/hr-management) works with licensed lawyers where one is needed, and says so beforehand.
`,
  },
  ar: {
    title: 'تعديلات نظام العمل: ما الذي تغيّره في عقودك',
    excerpt: 'سرت التعديلات في فبراير 2025. ستة مواضع في العقود واللوائح ما زالت تقول ما كان صحيحًا.',
    body: `
دخلت تعديلات نظام العمل السعودي حيز النفاذ في 18 فبراير 2025. وسمعت معظم الشركات بإجازة الوضع الأطول، وقليل منها فتح نماذج عقوده. راجعنا منذ ذلك الحين نحو تسعين نموذجًا، ووجدنا المواضع الستة نفسها على حالها.

## 1. فترة التجربة

يجوز أن تصل إلى 180 يومًا إذا نص العقد على ذلك، بعد أن كانت تسعين قابلة للتمديد. ويترتب على هذا أمران: إعادة صياغة النماذج التي تتحدث عن التمديد، وحديث للمشرف مع الموظف في الشهر الثالث لأن القرار صار متأخرًا.

## 2. الإشعار

في العقد غير محدد المدة بأجر شهري يُشعر العامل المستقيل قبل ثلاثين يومًا، ويُشعر صاحب العمل المنهي للعقد قبل ستين. والعقود التي تساوي بين المدتين لا تخدم أحدًا وتفتح باب النزاع.

## 3. الاستقالة

صارت تصرفًا له أحكامه: تاريخ تُعد فيه مقبولة إذا سكت صاحب العمل، وحق محدود في التأجيل. ولذلك تحتاج أنظمة الموارد البشرية إلى حقل ليوم تقديمها، فالرسالة التي تنام في البريد شهرًا أصبحت قرارًا.

## 4. الإجازات

- إجازة وضع اثنا عشر أسبوعًا بأجر كامل، ستة منها بعد الوضع وجوبًا
- إجازة جديدة ثلاثة أيام عند وفاة الأخ أو الأخت
- وبقيت إجازة الأب ثلاثة أيام تؤخذ خلال سبعة أيام من الولادة

## 5. العمل الإضافي أو الراحة

يجوز أن يكون مقابل العمل الإضافي إجازة تعويضية مدفوعة بدل المال إذا وافق العامل. فاكتب كيف تُحتسب، وإلا صارت موضع خلاف في آخر يوم عمل.

## 6. مدة عقود غير السعوديين

كان عقد غير السعودي الخالي من المدة يتبع رخصة العمل، وأصبح يُعد سنة من تاريخ المباشرة ويتجدد بمثلها. فالتقويم الذي يراقب الرخص عليه أن يراقب العقود أيضًا.

:::info
يلزم توثيق العقود على منصة قوى. وإذا اختلفت الورقة في الدرج عن السجل في المنصة فتوقع أن تُسأل عن المنصة.
:::

## بأي ترتيب

1. صحّح النموذج، فتصح العقود الجديدة من الغد.
2. أصدر ملحقًا واحدًا للعقود السارية يراجعه محامٍ، ثم وثّقه.
3. عدّل لائحة تنظيم العمل وأعد اعتمادها حيث يلزم ذلك.
4. علّم المشرفين المواعيد الجديدة في نصف ساعة، فهم من يُسأل.

يستغرق العمل كله في شركة من ثلاثمئة موظف نحو خمسة أسابيع، وهي فرصة لحذف بنود لا يذكر أحد سببها.

هذا المقال ملخص وليس استشارة قانونية. ويعمل [فريق الموارد البشرية](ref:services/hr-management) مع محامين مرخصين حيث تدعو الحاجة، ويصرّح بذلك مسبقًا.
`,
  },
})
