import { defineCaseStudy } from '../defineCaseStudy.ts'

export const developerFinancePlatform = defineCaseStudy({
  key: 'developer-finance-platform',
  client: 'dar-alemran',
  industry: 'real-estate-construction',
  services: ['sap-implementation-support', 'accounting-zakat-tax-advisory', 'digital-transformation-consulting'],
  categories: ['transformation'],
  order: 4,
  en: {
    title: 'A developer’s cash, visible the same day',
    summary:
      'Dar Alemran moved finance and projects to S/4HANA with Fatoora integration, and collects payment applications 26 days sooner.',
    challenge:
      'The developer ran 31 projects with escrow accounts, four accounting systems and one shared spreadsheet of commitments. Payment applications were returned for missing certificates or rejected e-invoices. The month closed on the eighteenth day, too late for anyone to act on it.',
    approach:
      'One payment application was followed from the site to the bank, and the eleven places where it waited were removed before any software was configured. S/4HANA for finance, projects and real estate went live in two releases. E-invoicing, retention, advance payments and the real estate transaction tax were designed in the first month with the zakat and tax team. Migration was rehearsed five times.',
    results: [
      ['26 days', 'sooner collection'],
      ['98%', 'of e-invoices accepted at first submission'],
      ['18 → 5', 'working days to close the month'],
      ['31', 'projects with the same cost view'],
    ],
    quote: {
      text: 'We stopped arguing about the number and began to argue about the decision.',
      name: 'Reem Alshehri',
      role: 'Chief Financial Officer, Dar Alemran',
    },
  },
  ar: {
    title: 'نقد المطوّر ظاهر في يومه',
    summary:
      'نقلت دار العمران المالية والمشاريع إلى S/4HANA مع ربط «فاتورة»، وصارت تحصّل مستخلصاتها قبل موعدها السابق بـ26 يومًا.',
    challenge:
      'كان المطور يدير 31 مشروعًا بحسابات ضمان وأربعة أنظمة محاسبية وجدول مشترك واحد للالتزامات. وكانت المستخلصات تعود لنقص شهادة أو رفض فاتورة إلكترونية، ويُقفل الشهر في يومه الثامن عشر حين يفوت أوان التصرف.',
    approach:
      'تتبّع الفريق مستخلصًا واحدًا من الموقع إلى البنك، وأزال أحد عشر موضع انتظار قبل ضبط أي نظام. ثم انطلق S/4HANA للمالية والمشاريع والعقار على إصدارين. وصُممت الفوترة والمحتجزات والدفعات المقدمة وضريبة التصرفات في الشهر الأول مع فريق الزكاة والضريبة، وجُرب ترحيل البيانات خمس مرات.',
    results: [
      ['26 يومًا', 'تسريع التحصيل'],
      ['98%', 'من الفواتير الإلكترونية تُقبل من أول إرسال'],
      ['من 18 إلى 5', 'أيام عمل لإقفال الشهر'],
      ['31', 'مشروعًا بعرض تكلفة موحد'],
    ],
    quote: {
      text: 'كففنا عن الجدال في الرقم وبدأنا النقاش في القرار.',
      name: 'ريم الشهري',
      role: 'المديرة المالية، دار العمران',
    },
  },
})
