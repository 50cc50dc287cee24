import { defineBlog } from '../defineBlog.ts'

export const ransomware = defineBlog({
  key: 'the-first-hour-of-a-ransomware-attack',
  publishedAt: '2026-08-04',
  category: 'technology',
  author: 'khalid-alshammari',
  services: ['cybersecurity', 'managed-services'],
  showInMenu: true,
  en: {
    title: 'The first hour of a ransomware attack',
    excerpt: 'Who decides, what is unplugged, whom you call. A plan for sixty minutes that fits on one printed page.',
    body: `
It is 6:40 on a Thursday. The night shift cannot open the production plan, and a text file has appeared on every desktop. What the company does before 7:40 decides much of what the next month will look like. In more than sixty rehearsals we have watched that hour go well and badly, and the difference is seldom technology.

## Minutes 0 to 10: believe it

Most teams lose the first quarter of an hour hoping that it is a broken disk. One person must be allowed to say *this is an attack* and be believed. Give that right to the shift, not to a manager who sleeps.

## Minutes 10 to 25: contain, do not repair

- Disconnect the network of the affected area; leave computers switched **on**, because memory holds evidence and sometimes keys.
- Cut the link to backups first of all.
- Disable remote access for everyone, suppliers included.
- Restart nothing. Delete nothing.

> The wish to repair is honourable. In the first hour it destroys more than the attacker does.

## Minutes 25 to 40: gather four people

The person who can stop operations, the one who knows the systems, the one who speaks for the company and the one who knows the law. They need a telephone conference that does not depend on the company’s own network, and each other’s private numbers **on paper**.

Their first decision is what keeps running. A plant that produces safely without its planning system should perhaps go on for a shift. Someone has to have thought about it before.

## Minutes 40 to 60: tell those who must know

1. The national cybersecurity authority, under its reporting rules, and the sector regulator if there is one.
2. The security provider and the insurer. Many policies want to hear from you before you hire anybody.
3. Your own people: one honest sentence, and what they should not touch.
4. If personal data may be involved, start the seventy-two-hour clock of the [data protection law](ref:blogs/personal-data-law-first-questions).

Do not write to the attackers in this hour. Nothing gets cheaper through haste.

:::warning
Paying is no plan. It may break the law when the receiver is sanctioned, it marks you as somebody who pays, and one key in several does not work.
:::

## What makes the hour easier

A printed page in the control room. Backups of which one copy cannot be reached from the network, and that somebody has *restored* this year. Separate accounts for administration. And a rehearsal: two hours around a table, twice a year, with the people who would really be there.

Our [security team](ref:services/cybersecurity) prepares the table with you. Bring coffee, and the shift that was on duty last Thursday.
`,
  },
  ar: {
    title: 'الساعة الأولى من هجوم الفدية',
    excerpt: 'من يقرر، وماذا يُفصل، وبمن تتصل؟ خطة لستين دقيقة تتسع لها صفحة مطبوعة واحدة.',
    body: `
السادسة وأربعون دقيقة صباح الخميس. المناوبة الليلية لا تستطيع فتح خطة الإنتاج، وظهر ملف نصي على كل شاشة. وما تفعله الشركة قبل السابعة وأربعين دقيقة يحسم كثيرًا من ملامح شهرها التالي. رأينا هذه الساعة في أكثر من ستين تمرينًا تسير حسنًا وتسير سيئًا، وقلما كان الفرق تقنيًا.

## من الدقيقة 0 إلى 10: صدّق

تخسر معظم الفرق ربع الساعة الأول أملًا في أنه قرص معطوب. لا بد أن يُسمح لشخص واحد بأن يقول «هذا هجوم» فيُصدَّق. وامنح هذا الحق للمناوبة لا لمدير نائم.

## من 10 إلى 25: احتوِ ولا تُصلح

- افصل شبكة المنطقة المصابة، واترك الأجهزة **تعمل**، ففي الذاكرة أدلة وأحيانًا مفاتيح.
- اقطع الاتصال بالنسخ الاحتياطية قبل أي شيء.
- أوقف الدخول عن بعد للجميع، ومنهم الموردون.
- لا تُعد تشغيل شيء ولا تحذف شيئًا.

> الرغبة في الإصلاح نبيلة، لكنها تتلف في الساعة الأولى أكثر مما يتلفه المهاجم.

## من 25 إلى 40: اجمع أربعة

من يملك إيقاف التشغيل، ومن يعرف الأنظمة، ومن يتحدث باسم الشركة، ومن يعرف النظام. يحتاجون إلى اتصال جماعي لا يعتمد على شبكة الشركة، وإلى أرقام بعضهم الخاصة **على ورق**.

وقرارهم الأول: ما الذي يستمر؟ فالمصنع الذي يعمل بأمان دون نظام التخطيط ربما يحسن أن يكمل المناوبة. وعلى أحد أن يكون قد فكر في ذلك من قبل.

## من 40 إلى 60: أبلغ من يجب أن يعلم

1. الهيئة الوطنية للأمن السيبراني وفق قواعد الإبلاغ، والجهة المنظمة للقطاع إن وُجدت.
2. مزود الأمن وشركة التأمين، فكثير من الوثائق يشترط إبلاغها قبل الاستعانة بأحد.
3. موظفوك: جملة صادقة واحدة، وما الذي لا ينبغي لمسه.
4. وإن احتمل وجود بيانات شخصية فابدأ حساب الساعات الاثنتين والسبعين وفق [نظام حماية البيانات](ref:blogs/personal-data-law-first-questions).

ولا تراسل المهاجمين في هذه الساعة، فلا شيء يرخص بالعجلة.

:::warning
الدفع ليس خطة. فقد يخالف النظام إذا كان المستلم مدرجًا في قوائم العقوبات، ويعرّفك بين المهاجمين بأنك تدفع، وكثيرًا ما لا يعمل المفتاح.
:::

## ما الذي يسهّل الساعة

صفحة مطبوعة في غرفة التحكم. ونسخ احتياطية إحداها لا تُبلَغ من الشبكة، استعادها أحد فعلًا هذا العام. وحسابات منفصلة للإدارة. وتمرين: ساعتان حول طاولة مرتين في السنة مع من سيكون حاضرًا حقًا.

يُعد [فريق الأمن السيبراني](ref:services/cybersecurity) الطاولة معك. أحضر القهوة، ومعها المناوبة التي كانت على رأس العمل الخميس الماضي.
`,
  },
})
