import { defineBlog } from '../defineBlog.ts'

export const saudization = defineBlog({
  key: 'a-saudization-plan-managers-can-explain',
  publishedAt: '2025-07-15',
  category: 'people',
  author: 'maha-alqahtani',
  services: ['hr-management', 'learning-training-academy'],
  showInMenu: true,
  en: {
    title: 'A Saudization plan that line managers can explain',
    excerpt:
      'Quotas are met in spreadsheets and missed on the shop floor. Four pages that connect the two, and a monthly habit.',
    body: `
Ask the head of HR about the Saudization plan and you receive a presentation. Ask the supervisor of the second shift, and you receive a shrug. The plan that decides is the second one. Supervisors choose who is trained, who is given a chance on the better machine, and who leaves in the third month.

## Begin with jobs, not with ratios

Nitaqat measures a percentage across the establishment, and more and more decisions set shares for single professions: engineering, accounting, pharmacy, sales and others, each with its own dates and minimum wages. Start from a list of real positions and ask three questions about each:

1. Is it in a profession with a quota of its own, now or by a date already announced?
2. How long does a capable beginner need to become good at it?
3. Who would leave it, and why did the last one?

The second answer decides the plan. A job that takes eight months to learn cannot be filled eight weeks before the date.

## Four pages

**Page one: numbers.** Today, each quarter and the target, by profession. No colours.

**Page two: entries.** Which positions open, and when, including those that open because somebody is promoted.

**Page three: learning.** For each entry, who teaches, how many hours, how it is tested. Support from the Human Resources Development Fund belongs here, with the name of whoever applies for it.

**Page four: staying.** Pay ladder, shift rules, transport, the first conversation after thirty days.

:::figures
30 days | first conversation with the supervisor
90 days | the period in which most early leavers decide
180 days | longest probation, when agreed in writing
:::

## The sentence test

We ask every manager to finish this sentence aloud: *In my team the next Saudi colleague will start in …, will learn … from …, and by … will do … alone.* Who can finish it has a plan. Who cannot has a target.

## Wages that mean something

A colleague counts fully towards the quota only from a certain wage, and some professions have a floor of their own. Paying exactly the floor saves money for one quarter. After that the neighbour pays three hundred riyals more, and the training starts again. We advise a ladder with two steps in the first year, both tied to a skill.

## A monthly habit

Twenty minutes, the four pages, the people who supervise. Which entries moved? Who left, and what did they say? What will we do by the next meeting? No other instrument we know has kept more plans alive.

Our [people team](ref:services/hr-management) writes the four pages with your supervisors, and the [academy](ref:services/learning-training-academy) trains those who teach.
`,
  },
  ar: {
    title: 'خطة توطين يستطيع المدير المباشر شرحها',
    excerpt: 'تتحقق النسب في الجداول وتضيع في مواقع العمل. أربع صفحات تصل بينهما، وعادة شهرية واحدة.',
    body: `
اسأل مدير الموارد البشرية عن خطة التوطين يعرض عليك شرائح، واسأل مشرف المناوبة الثانية يرفع كتفيه. والخطة التي تحسم هي الثانية؛ فالمشرف هو من يختار من يتدرب، ومن يُعطى فرصة على الآلة الأفضل، ومن يغادر في الشهر الثالث.

## ابدأ بالوظائف لا بالنسب

يقيس برنامج نطاقات نسبة على مستوى المنشأة، وتتزايد القرارات التي تحدد نسبًا لمهن بعينها: الهندسة والمحاسبة والصيدلة والمبيعات وغيرها، ولكل منها تواريخ وحدود دنيا للأجور. فابدأ من قائمة وظائف حقيقية، واسأل عن كل منها ثلاثة أسئلة:

1. هل هي في مهنة لها نسبة خاصة الآن أو في تاريخ معلن؟
2. كم يحتاج المبتدئ القادر حتى يتقنها؟
3. من الذي قد يتركها، ولماذا تركها آخر شاغل لها؟

والجواب الثاني يحسم الخطة، فوظيفة تُتعلم في ثمانية أشهر لا تُشغل قبل الموعد بثمانية أسابيع.

## أربع صفحات

**الصفحة الأولى: الأرقام.** اليوم، ثم كل ربع، ثم المستهدف، حسب المهنة. دون ألوان.

**الثانية: المداخل.** أي الوظائف تُفتح ومتى، ومنها ما يُفتح لأن شاغله رُقّي.

**الثالثة: التعلم.** لكل مدخل من يعلّم، وكم ساعة، وكيف يُختبر. وهنا مكان دعم صندوق تنمية الموارد البشرية مع اسم من يتقدم بطلبه.

**الرابعة: البقاء.** سلم الأجور وقواعد المناوبات والنقل والحديث الأول بعد ثلاثين يومًا.

:::figures
30 يومًا | أول حديث مع المشرف
90 يومًا | المدة التي يقرر فيها معظم المغادرين مبكرًا
180 يومًا | أقصى مدة تجربة إذا اتُّفق عليها كتابة
:::

## اختبار الجملة

نطلب من كل مدير أن يكمل بصوت مسموع: «سيبدأ الزميل السعودي التالي في فريقي في …، وسيتعلم … من …، وبحلول … سيؤدي … بمفرده». من أكملها فلديه خطة، ومن لم يكملها فلديه مستهدف فحسب.

## أجور لها معنى

لا يُحتسب الموظف كاملًا في النسبة إلا من أجر معين، ولبعض المهن حد أدنى خاص. ودفع الحد الأدنى تمامًا يوفر ربع سنة، ثم يدفع الجار ثلاثمئة ريال زيادة ويبدأ التدريب من جديد. وننصح بسلم من درجتين في السنة الأولى، كل منهما مرتبطة بمهارة.

## عادة شهرية

عشرون دقيقة والصفحات الأربع ومن يشرف. أي المداخل تحرك؟ من غادر وماذا قال؟ ماذا سنفعل قبل اللقاء القادم؟ ولا نعرف أداة أبقت من الخطط على قيد الحياة أكثر منها.

يكتب [فريق الموارد البشرية](ref:services/hr-management) الصفحات الأربع مع مشرفيك، وتدرّب [الأكاديمية](ref:services/learning-training-academy) من يعلّم.
`,
  },
})
