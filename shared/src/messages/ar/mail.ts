import type { MailMessages } from '../en/mail.ts'

/** كلمات رسائل البريد. */
export const mail: MailMessages = {
  // In isolation: a name in Latin letters would turn the line round.
  greeting: (name) => `\u2068${name}\u2069، تحية طيبة وبعد،`,
  again: (subject) => `رد: ${subject}`,
  signature: (company) => `${company}`,
  automatic: 'أُرسلت هذه الرسالة تلقائيًا، ويمكنكم الرد عليها.',
  contactReceived: {
    subject: (reference) => `استلمنا رسالتكم (${reference})`,
    body: (reference) => `شكرًا لتواصلكم معنا. وصلتنا رسالتكم، ورقمها المرجعي ${reference}.`,
    next: 'سيقرؤها أحد زملائنا ويرد عليكم خلال يومي عمل. نرجو ذكر الرقم المرجعي عند المراسلة مجددًا.',
    copy: 'نص رسالتكم:',
  },
  reportRequested: {
    subject: (title) => `نسختكم من «${title}»`,
    body: (title) => `شكرًا لاهتمامكم بتقرير «${title}».`,
    link: (days) => `يمكنكم تنزيله من هنا. يعمل الرابط لمدة ${days} أيام:`,
  },
  contactForTeam: {
    subject: (kind, name, reference) => `${kind} من ${name} (${reference})`,
    kind: {
      contact: 'رسالة',
      'partner-enquiry': 'طلب شراكة',
      'report-request': 'طلب تقرير',
    },
    open: 'افتحوها في لوحة التحكم:',
  },
  contactGiven: {
    subject: (reference) => `أُسندت إليكم رسالة (${reference})`,
    body: (name) => `أُسندت إليكم رسالة من ${name} للرد عليها.`,
  },
  applicationReceived: {
    subject: (reference) => `استلمنا طلبكم (${reference})`,
    body: (vacancy) => `شكرًا لتقدمكم إلى وظيفة «${vacancy}». وصلنا طلبكم.`,
    speculative: 'شكرًا لإرسال سيرتكم الذاتية. وصلنا طلبكم.',
    reference: (reference) => `رقمه المرجعي ${reference}. نرجو ذكره عند مراسلتنا.`,
    next: 'نقرأ كل طلب ونرد على الجميع، وذلك عادةً خلال أسبوعين.',
    follow: 'تابعوه أو عدّلوه أو اسحبوه أو احذفوا كل شيء، دون حساب:',
    retentionOpen: (date) =>
      `نحتفظ ببياناتكم ما دامت هذه الوظيفة متاحة، وحتى ${date} على الأقل، ثم نزيل منها كل ما يدل عليكم، وبالرابط أعلاه تقررون غير ذلك.`,
    retention: (date) => `نحتفظ ببياناتكم حتى ${date} ثم نزيل منها كل ما يدل عليكم، وبالرابط أعلاه تقررون غير ذلك.`,
  },
  applicationAgain: {
    subject: (reference) => `طلبكم موجود لدينا (${reference})`,
    body: (vacancy) => `سبق أن تقدمتم إلى وظيفة «${vacancy}»، وطلبكم لدينا. أضفنا إليه ما أرسلتموه الآن.`,
  },
  applicationForTeam: {
    subject: (name, vacancy) => `تقدّم ${name} إلى «${vacancy}»`,
    again: (name, vacancy) => `تقدّم ${name} مرة أخرى إلى «${vacancy}»`,
    added: 'أُضيف الجديد إلى الطلب الأول، تحت الرقم المرجعي نفسه.',
    speculative: 'طلب توظيف عام',
    speculativeSubject: (name) => `أرسل ${name} طلب توظيف عامًا`,
    open: 'افتحوه في لوحة التحكم:',
  },
  field: {
    reference: 'الرقم المرجعي',
    name: 'الاسم',
    company: 'الشركة',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    subject: 'الموضوع',
    topic: 'الخدمة أو القطاع',
    report: 'التقرير',
    message: 'الرسالة',
    city: 'المدينة',
    vacancy: 'الوظيفة',
    language: 'اللغة',
  },
}
