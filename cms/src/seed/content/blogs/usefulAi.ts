import { defineBlog } from '../defineBlog.ts'

export const usefulAi = defineBlog({
  key: 'useful-ai-for-arabic-documents',
  publishedAt: '2026-04-21',
  category: 'technology',
  author: 'lina-haddad',
  services: ['ai-machine-learning', 'data-governance-analytics'],
  en: {
    title: 'Useful AI for Arabic documents, and where it stops',
    excerpt:
      'Letters, contracts and minutes are where language models help most in the region. What worked in nine projects, and what did not.',
    body: `
Most of what an organisation in the Gulf knows lies in documents: letters with stamps, contracts in two columns, minutes written by hand in the margin. In nine projects over two years we tried to make that knowledge searchable and the routine lighter. Here is what we would tell a friend.

## What worked

**Sorting incoming letters.** A model reads the letter, proposes the department and drafts two lines of summary. A clerk confirms. After six weeks the clerks changed one proposal in nine, and a letter reached its desk on the day it arrived.

**Finding the clause.** In a store of eleven thousand contracts, people ask in their own words and receive passages, each with the page it comes from. The page is the point: nobody has to believe the machine.

**First drafts of minutes.** From a recording in Arabic with English words in it, as meetings here really sound. The secretary’s work moved from typing to correcting, and fell by half.

## What did not

- *Scans of scans.* Below a certain quality the reading errors become invisible, because the model writes fluent nonsense. Measure quality first, and send poor pages to people.
- *Totals.* Language models are weak at sums. Let them find the numbers, and let a program add them.
- *Dialect in legal matters.* A complaint written as people speak can turn on a single word. We mark such letters and do not summarise them.

:::figures
9 | projects in two years
1 in 9 | proposals changed by the clerk
50% | less time for minutes
2 | projects stopped, both for scan quality
:::

## Rules that kept us out of trouble

1. Classify the documents before the first upload; what is restricted stays inside.
2. Every answer shows its source, or it is not shown.
3. A person decides wherever somebody’s rights or money are concerned.
4. Keep two hundred questions with known answers, and ask them again after every change of model.
5. Tell employees what the system records about them. Then record less.

The fourth rule is the one that gets skipped. Without a test set, an update that improves the English and damages the Arabic goes unnoticed for months. We have seen it happen twice.

## How to start

Choose one queue that everybody complains about and that is not dangerous. Measure it for two weeks without any AI. Then try for six weeks, with the people who do the work in the room, and compare. If the number has not moved, stop; that is a result as well.

Our [AI team](ref:services/ai-machine-learning) brings the test set and the patience. You bring the queue.
`,
  },
  ar: {
    title: 'الذكاء الاصطناعي النافع للوثائق العربية وحدوده',
    excerpt:
      'الخطابات والعقود والمحاضر هي أكثر ما تنفع فيه النماذج اللغوية في منطقتنا. ما نجح في تسعة مشاريع وما لم ينجح.',
    body: `
معظم ما تعرفه المنشأة في الخليج محفوظ في وثائق: خطابات مختومة وعقود بعمودين ومحاضر كُتبت في هوامشها ملاحظات باليد. وقد حاولنا في تسعة مشاريع خلال سنتين أن نجعل هذه المعرفة قابلة للبحث والعمل المتكرر أخف. وهذا ما نقوله لصديق يسألنا.

## ما نجح

**فرز الخطابات الواردة.** يقرأ النموذج الخطاب ويقترح الإدارة ويكتب ملخصًا من سطرين، ثم يؤكد الموظف. وبعد ستة أسابيع صار الموظفون يعدّلون اقتراحًا من كل تسعة، وبات الخطاب يصل إلى مكتبه في يوم وروده.

**العثور على البند.** في مخزن من أحد عشر ألف عقد يسأل الناس بكلماتهم ويتلقون مقاطع مع رقم صفحة كل منها. والصفحة هي بيت القصيد: فلا أحد مضطر إلى تصديق الآلة.

**المسودة الأولى للمحاضر.** من تسجيل عربي تتخلله كلمات إنجليزية، كما تبدو اجتماعاتنا فعلًا. انتقل عمل أمين السر من الكتابة إلى التصحيح، ونزل إلى النصف.

## ما لم ينجح

- *صور الصور.* دون جودة معينة تختفي أخطاء القراءة لأن النموذج يكتب كلامًا سلسًا بلا معنى. قس الجودة أولًا وأحل الصفحات الرديئة إلى الناس.
- *المجاميع.* النماذج اللغوية ضعيفة في الحساب، فدعها تجد الأرقام ودع برنامجًا يجمعها.
- *العامية في الشأن النظامي.* قد تتوقف شكوى مكتوبة كما يُتكلَّم على كلمة واحدة. نحن نعلّم هذه الخطابات ولا نلخصها.

:::figures
9 | مشاريع في سنتين
1 من 9 | اقتراحات عدّلها الموظف
50% | أقل وقتًا للمحاضر
2 | مشروعان أوقفا لرداءة المسح
:::

## قواعد جنّبتنا المتاعب

1. صنّف الوثائق قبل أول رفع، وما كان مقيدًا يبقى في الداخل.
2. كل جواب يعرض مصدره أو لا يُعرض.
3. يقرر إنسان في كل ما يمس حق أحد أو ماله.
4. احتفظ بمئتي سؤال معلومة الأجوبة، وأعد طرحها بعد كل تغيير في النموذج.
5. أخبر الموظفين بما يسجله النظام عنهم، ثم سجّل أقل.

والقاعدة الرابعة هي التي يتخطاها الناس. فدون مجموعة اختبار يمر تحديث يحسّن الإنجليزية ويضر بالعربية أشهرًا دون أن يُلحظ، وقد رأينا ذلك مرتين.

## كيف تبدأ

اختر طابورًا واحدًا يشكو منه الجميع ولا خطر فيه. قسه أسبوعين دون ذكاء اصطناعي. ثم جرّب ستة أسابيع ومعك في الغرفة من يقوم بالعمل، وقارن. فإن لم يتحرك الرقم فتوقف، فتلك نتيجة أيضًا.

يأتي [فريق الذكاء الاصطناعي](ref:services/ai-machine-learning) بمجموعة الاختبار وبالصبر، وتأتي أنت بالطابور.
`,
  },
})
