import { defineBlog } from '../defineBlog.ts'

export const personalData = defineBlog({
  key: 'personal-data-law-first-questions',
  publishedAt: '2025-10-21',
  category: 'technology',
  author: 'lina-haddad',
  services: ['data-governance-analytics', 'cybersecurity'],
  showInMenu: true,
  en: {
    title: 'The personal data law: six questions to start with',
    excerpt:
      'You do not need a platform to begin with the PDPL. You need a sheet of paper and honest answers to six questions.',
    body: `
The Personal Data Protection Law has been enforced since September 2024. It applies to the hospital with a million records and to the salon with a booking app. Large organisations have programmes for it. This article is for the others, who ask where to begin on a Sunday morning.

## 1. Which people do we know something about?

Not which systems: which *people*. Customers, candidates, employees and their children, visitors at the gate, callers whose voice is recorded. Write each group on a line.

## 2. Why do we have it?

Beside each line, one purpose in words that the person would recognise. If the purpose is “might be useful”, that line is your first saving.

## 3. On what basis?

Consent is only one of them, and the weakest when there is a power difference: an employee cannot easily refuse an employer. Contracts, legal duties and, within limits, legitimate interests carry most ordinary processing. Sensitive data, for example on health or credit, need more care, and marketing messages need an opt-in.

## 4. Who else sees it?

The payroll provider, the cloud, the marketing agency, the sister company abroad. For each, a contract that says what they may do. For transfers outside the Kingdom, a reason that the law recognises and an assessment of the risk, written before the transfer.

## 5. When does it leave?

Data without an end date stays forever. Candidates’ papers, camera recordings and old customer files deserve a date each. Deleting is work, so give it to a named person and a month.

## 6. What would we do on a bad day?

A breach that can harm people has to be notified to the authority within seventy-two hours of becoming aware of it, and to the people themselves without undue delay. Three days are short when nobody knows who writes the notice. Draft it now, with gaps for the facts.

:::info
The six answers, written down, are most of the record of processing activities that the law asks for. You have made the first required document by answering.
:::

## What comes next

- a privacy notice that says the same as your answers, in Arabic first
- a mailbox that people can write to for access and correction, with a deadline of thirty days
- a short lesson for whoever picks up the telephone
- for larger or sensitive processing, a data protection officer

Do not begin with software. Catalogues and consent tools are useful from a certain size; before that they are a place to store questions nobody has answered.

Our [data team](ref:services/data-governance-analytics) works through the six questions with an organisation in three mornings, and its colleagues in [security](ref:services/cybersecurity) rehearse the sixth.
`,
  },
  ar: {
    title: 'نظام حماية البيانات الشخصية: ستة أسئلة للبداية',
    excerpt: 'لا تحتاج إلى منصة لتبدأ. تحتاج إلى ورقة وأجوبة صادقة عن ستة أسئلة.',
    body: `
يسري تطبيق نظام حماية البيانات الشخصية منذ سبتمبر 2024، وينطبق على المستشفى ذي المليون سجل كما ينطبق على الصالون ذي تطبيق الحجز. وللجهات الكبيرة برامجها، أما هذا المقال فلغيرها ممن يسأل: من أين نبدأ صباح الأحد؟

## 1. عن أي أشخاص نعرف شيئًا؟

ليس عن أي أنظمة، بل عن أي أشخاص: العملاء والمتقدمون والموظفون وأبناؤهم وزوار البوابة ومتصلون تُسجَّل أصواتهم. اكتب كل فئة في سطر.

## 2. لماذا نحتفظ بها؟

اكتب بجانب كل سطر غرضًا واحدًا بكلمات يفهمها صاحب البيانات. فإن كان الغرض «قد تفيد» فذلك السطر أول ما تستغني عنه.

## 3. على أي أساس؟

الموافقة أحد الأسس، وهي أضعفها حين يختلف ميزان القوة: فالموظف لا يسهل عليه أن يرفض طلب صاحب العمل. والعقود والالتزامات النظامية، والمصالح المشروعة في حدودها، تحمل معظم المعالجات المعتادة. والبيانات الحساسة كالصحية والائتمانية تحتاج إلى عناية أكبر، والرسائل التسويقية إلى موافقة مسبقة.

## 4. من يطلع عليها غيرنا؟

مزود الرواتب والسحابة ووكالة التسويق والشركة الشقيقة في الخارج. لكل منهم عقد يبين ما يجوز له. وللنقل خارج المملكة سبب يقره النظام وتقييم للمخاطر يُكتب قبل النقل.

## 5. متى تغادر؟

البيانات التي لا نهاية لها تبقى إلى الأبد. وأوراق المتقدمين وتسجيلات الكاميرات وملفات العملاء القديمة يستحق كل منها تاريخًا. والإتلاف عمل، فسمِّ له شخصًا وشهرًا.

## 6. ماذا نفعل في اليوم الصعب؟

التسرب الذي قد يضر بالأشخاص يجب إشعار الجهة المختصة به خلال اثنتين وسبعين ساعة من العلم به، وإشعار أصحاب البيانات دون تأخير. وثلاثة أيام قصيرة إذا لم يُعرف من يكتب الإشعار. فاكتب مسودته الآن واترك فراغات للوقائع.

:::info
الأجوبة الستة مكتوبةً هي معظم سجل أنشطة المعالجة الذي يطلبه النظام. فأنت بمجرد الإجابة أعددت أول وثيقة مطلوبة.
:::

## ما الذي يلي

- إشعار خصوصية يقول ما قالته أجوبتك، وبالعربية أولًا
- بريد يكتب إليه أصحاب البيانات لطلب الاطلاع والتصحيح، بمهلة ثلاثين يومًا
- درس قصير لمن يجيب الهاتف
- ومسؤول حماية بيانات لمن كبرت معالجته أو حسُست

ولا تبدأ بالبرمجيات. فالفهارس وأدوات الموافقة مفيدة من حجم معين، وهي قبله مخزن لأسئلة لم يجب عنها أحد.

يمر [فريق البيانات](ref:services/data-governance-analytics) على الأسئلة الستة مع الجهة في ثلاثة صباحات، ويتدرب زملاؤه في [الأمن السيبراني](ref:services/cybersecurity) معها على السادس.
`,
  },
})
