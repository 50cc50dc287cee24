import { hero, richText } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const privacyPolicy = definePage({
  key: 'privacy-policy',
  en: {
    title: 'Privacy policy',
    layout: [
      hero(
        'privacy-policy',
        'Privacy',
        'What we know about you, why, and what you can do about it',
        'This notice follows the Personal Data Protection Law of the Kingdom of Saudi Arabia. Version 3, in force since 1 March 2026.',
      ),
      richText(
        null,
        `
## Who is responsible
Rasikh Advisory Company, Rasikh House, King Fahd Branch Road, Riyadh 13511, is the controller of the personal data described here. You reach our data protection officer at [privacy@rasikh.example](mailto:privacy@rasikh.example). This notice covers this website, our forms, our recruitment and our business contacts. Data that we process for a client is covered by the agreement with that client.

## What we collect
- **When you read this site:** the pages requested, time, browser type and a shortened network address, in server logs kept for 30 days. The site works without cookies. If analytics is switched on it is described in the section on cookies.
- **When you write to us:** name, company, e-mail address, telephone number if you give it, topic and message.
- **When you request a report:** name, company and e-mail address, so that we can send the link.
- **When you apply for a job:** contact details, city, CV, answers to the vacancy’s questions, and the notes our recruiters make. Please leave out your photograph, religion, health and family status; we do not ask for them.
- **When we do business:** contact details and correspondence of the people who represent our clients, suppliers and partners.

## Why, and on which basis
- To answer you and prepare an offer: steps you asked for, or our legitimate interest in answering.
- To decide on an application: steps before an employment contract, with your consent for keeping it afterwards.
- To keep accounts and meet duties towards authorities: legal obligation.
- To secure our systems: legitimate interest, after weighing it against yours. We never rely on legitimate interest for sensitive data.
- To send newsletters or job alerts: your consent, which you can withdraw through the link in every message.

Fields marked as required are needed for the purpose. If you leave them out we cannot answer or consider the application. No decision about you is made by a machine alone.

## Who receives data
Employees who need it for the purpose; our hosting, e-mail and recruitment-test providers under contract and on our instructions; auditors and lawyers bound to secrecy; and authorities where the law requires it. We sell no personal data and give none to advertisers.

## Where data is kept
On servers inside the Kingdom of Saudi Arabia. If a transfer abroad becomes necessary, for example because you write from another country or work with our partners there, we transfer the minimum, under the transfer regulation and with the safeguards it names.

## How long we keep it
- Messages that do not lead to a contract: 24 months after the last exchange.
- Applications: 12 months after the decision, or 24 months if you agreed to stay in our talent pool. We ask before that ends.
- Contract and accounting records: 10 years, as commercial law requires.
- Server logs: 30 days.

Data is then destroyed or made anonymous.

## Your rights
You may ask us, free of charge, to
1. inform you how your data is used,
2. give you access and a readable copy,
3. correct or complete it,
4. destroy what is no longer needed, and
5. stop a use that rests on your consent.

Write to the data protection officer or use the [contact form](/contact-us). We answer within 30 days; if a request is complex we tell you so and may need up to 30 more. We may ask for proof of identity, and never for more than is needed. If you are not satisfied you may complain to the Saudi Data and AI Authority, within the period that the regulations set.

## How we protect data
Encryption in transit and at rest, access by role, logged and reviewed, yearly tests by people who did not build the system, and training for everyone. If a breach could harm your data or your rights we notify the authority within 72 hours and you without undue delay.

## Cookies and similar storage
The site stores your choice of theme and a copy of the menu in your browser so that pages open quickly. Neither is sent to us. Staff who sign in to the administration receive a session cookie for one day. Measurement tools run only if they are named here; at present none is active.

## Children
The site is meant for adults and companies. If a person under 18 has sent us data, a guardian may have it destroyed by writing to us.

## Changes
We publish a new version here and, if the change matters to people whose data we hold, tell them by e-mail. Earlier versions are available on request. Where the Arabic and English texts differ, the Arabic text prevails.`,
      ),
    ],
  },
  ar: {
    title: 'سياسة الخصوصية',
    layout: [
      hero(
        'privacy-policy',
        'الخصوصية',
        'ماذا نعرف عنك، ولماذا، وما حقوقك فيه',
        'يستند هذا الإشعار إلى نظام حماية البيانات الشخصية في المملكة العربية السعودية. الإصدار الثالث، ساري منذ 1 مارس 2026.',
      ),
      richText(
        null,
        `
## جهة التحكم
جهة التحكم في البيانات الموضحة هنا هي شركة راسخ للاستشارات، مبنى راسخ، طريق الملك فهد الفرعي، الرياض 13511. وللتواصل مع مسؤول حماية البيانات الشخصية: [privacy@rasikh.example](mailto:privacy@rasikh.example). ويشمل الإشعار هذا الموقع ونماذجه وأعمال التوظيف وجهات التواصل التجارية. أما ما نعالجه نيابة عن عميل فتحكمه اتفاقيته.

## ما الذي نجمعه
- **عند تصفح الموقع:** الصفحات المطلوبة والوقت ونوع المتصفح وعنوان شبكة مختصر، في سجلات خادم تُحفظ 30 يومًا. ويعمل الموقع دون ملفات ارتباط، وإن فُعّلت أدوات قياس وُصفت في قسم ملفات الارتباط.
- **عند مراسلتنا:** الاسم والمنشأة والبريد الإلكتروني ورقم الهاتف إن ذكرته والموضوع والرسالة.
- **عند طلب تقرير:** الاسم والمنشأة والبريد الإلكتروني لنرسل إليك الرابط.
- **عند التقديم على وظيفة:** بيانات التواصل والمدينة والسيرة الذاتية وإجابات أسئلة الإعلان وملاحظات مسؤولي التوظيف. ونرجو ألا تتضمن السيرة صورتك أو ديانتك أو حالتك الصحية أو العائلية فنحن لا نطلبها.
- **عند التعامل التجاري:** بيانات التواصل ومراسلات ممثلي عملائنا وموردينا وشركائنا.

## الأغراض والأسس النظامية
- الرد عليك وإعداد عرض: خطوات طلبتها، أو مصلحتنا المشروعة في الرد.
- البت في طلب توظيف: خطوات تسبق عقد العمل، وبموافقتك على الاحتفاظ به بعد ذلك.
- إمساك الحسابات والوفاء بالواجبات تجاه الجهات المختصة: التزام نظامي.
- حماية أنظمتنا: مصلحة مشروعة بعد موازنتها بمصالحك، ولا نستند إليها مطلقًا في البيانات الحساسة.
- إرسال النشرات وتنبيهات الوظائف: موافقتك، ولك سحبها عبر الرابط في كل رسالة.

الحقول المطلوبة لازمة للغرض، ولا يمكننا الرد أو النظر في الطلب بدونها. ولا يُتخذ بشأنك قرار آلي محض.

## من يطّلع على البيانات
الموظفون الذين يحتاجونها للغرض، ومزودو الاستضافة والبريد واختبارات التوظيف بموجب عقود ووفق تعليماتنا، والمراجعون والمحامون الملزمون بالسرية، والجهات المختصة متى أوجب النظام. ولا نبيع بيانات شخصية ولا نقدمها لمعلنين.

## مكان حفظ البيانات
على خوادم داخل المملكة العربية السعودية. فإن دعت الحاجة إلى نقلها خارجها، كأن تراسلنا من دولة أخرى أو تتعامل مع شركائنا فيها، نقلنا الحد الأدنى وفق لائحة النقل وبالضمانات الواردة فيها.

## مدة الاحتفاظ
- الرسائل التي لا تنتهي إلى عقد: 24 شهرًا من آخر مراسلة.
- طلبات التوظيف: 12 شهرًا بعد القرار، أو 24 شهرًا إن وافقت على البقاء في قاعدة المواهب، ونسألك قبل انتهائها.
- سجلات العقود والمحاسبة: 10 سنوات وفق الأنظمة التجارية.
- سجلات الخادم: 30 يومًا.

ثم تُتلف البيانات أو تُجعل مجهولة الهوية.

## حقوقك
لك أن تطلب منا دون مقابل:
1. إعلامك بكيفية استخدام بياناتك،
2. الوصول إليها والحصول على نسخة مقروءة،
3. تصحيحها أو إتمامها،
4. إتلاف ما لم تعد الحاجة إليه قائمة،
5. وقف استخدام يستند إلى موافقتك.

راسل مسؤول حماية البيانات أو استخدم [نموذج التواصل](/contact-us). نجيب خلال 30 يومًا، وإن كان الطلب معقدًا أخبرناك وقد نحتاج إلى 30 يومًا أخرى. وقد نطلب إثبات الهوية بالقدر اللازم فقط. وإن لم ترضَ عن الرد فلك التقدم بشكوى إلى الهيئة السعودية للبيانات والذكاء الاصطناعي خلال المدة التي تحددها اللوائح.

## كيف نحمي البيانات
تشفير أثناء النقل والحفظ، وصلاحيات بحسب الدور مسجلة ومراجَعة، واختبارات سنوية يجريها من لم يبنِ النظام، وتدريب للجميع. وإذا وقع تسرب قد يضر ببياناتك أو حقوقك أشعرنا الجهة المختصة خلال 72 ساعة وأشعرناك دون تأخير.

## ملفات الارتباط وما يماثلها
يحفظ الموقع في متصفحك اختيارك للمظهر ونسخة من القائمة لتُفتح الصفحات سريعًا، ولا يُرسل إلينا أيٌّ منهما. ويتلقى الموظفون عند الدخول إلى لوحة التحكم ملف جلسة ليوم واحد. ولا تعمل أدوات قياس إلا إذا سُمّيت هنا، ولا يوجد منها شيء مفعّل حاليًا.

## الأطفال
الموقع موجّه إلى البالغين والمنشآت. وإذا أرسل من هو دون الثامنة عشرة بيانات إلينا فلوليّه طلب إتلافها.

## التعديلات
ننشر كل إصدار جديد هنا، وإذا كان التعديل مؤثرًا أشعرنا به من نحتفظ ببياناتهم بالبريد الإلكتروني. وتتاح الإصدارات السابقة عند الطلب. وعند الاختلاف بين النصين العربي والإنجليزي يُعتد بالنص العربي.`,
      ),
    ],
  },
})
