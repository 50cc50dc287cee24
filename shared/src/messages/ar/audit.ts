import type { AuditMessages } from '../en/audit.ts'

const roles: Record<string, string> = {
  admin: 'مدير نظام',
  editor: 'محرر',
  recruiter: 'مسؤول توظيف',
  service: 'برنامج',
}
const roleOf = (role: unknown) => roles[String(role)] ?? String(role)
const controls: Record<string, (release: string) => string> = {
  'release.rollback': (release) => `إعادة الموقع إلى الإصدار ${release}`,
  'release.pin': (release) => `تثبيت الإصدار ${release}`,
  'release.unpin': () => 'إلغاء تثبيت الإصدار',
  'release.rebuild': () => 'إعادة بناء الموقع كاملًا',
  reconcile: () => 'مطابقة الموقع مع محتواه',
}
const rowsOf = (rows: unknown) => `عدد الصفوف: ${String(rows ?? 0)}`

export const audit: AuditMessages = {
  somebody: 'شخص مجهول',
  system: 'النظام',
  named: (kind, title) => `${kind} «${title}»`,
  actions: {
    'sign-in': 'تسجيل دخول',
    'sign-out': 'تسجيل خروج',
    'failed-sign-in': 'محاولة دخول فاشلة',
    create: 'إنشاء',
    update: 'تعديل',
    publish: 'نشر',
    unpublish: 'إلغاء نشر',
    trash: 'نقل إلى سلة المهملات',
    restore: 'استعادة من سلة المهملات',
    'restore-version': 'استعادة نسخة سابقة',
    delete: 'حذف نهائي',
    role: 'تغيير صلاحية',
    'open-cv': 'فتح سيرة ذاتية',
    export: 'تصدير',
    import: 'استيراد',
    answer: 'رد بالبريد',
    plan: 'جدولة',
    'plan-cancelled': 'إلغاء جدولة',
    'review-asked': 'طلب مراجعة',
    'review-approved': 'اعتماد',
    'review-returned': 'إعادة للتعديل',
    'bundle-published': 'نشر حزمة',
    'bundle-rolled-back': 'التراجع عن حزمة',
    'publishing-control': 'التحكم في النشر',
  },
  sentences: {
    'sign-in': (who) => `${who}: تسجيل دخول`,
    'sign-out': (who) => `${who}: تسجيل خروج`,
    'failed-sign-in': (who, _what, detail) =>
      detail.isLocked ? `${who}: رُفض تسجيل الدخول لأن الحساب مقفل` : `${who}: فشلت محاولة تسجيل الدخول`,
    create: (who, what) => `${who}: إنشاء ${what}`,
    update: (who, what, detail) =>
      `${who}: ${detail.fact === 'email' ? 'تعديل البريد الإلكتروني لـ' : 'تعديل '}${what}`,
    publish: (who, what) => `${who}: نشر ${what}`,
    unpublish: (who, what) => `${who}: إزالة ${what} من الموقع`,
    trash: (who, what) => `${who}: نقل ${what} إلى سلة المهملات`,
    restore: (who, what) => `${who}: استعادة ${what} من سلة المهملات`,
    'restore-version': (who, what) => `${who}: استعادة نسخة سابقة من ${what}`,
    delete: (who, what) => `${who}: حذف ${what} نهائيًا`,
    role: (who, what, detail) => `${who}: تغيير صلاحية ${what} من ${roleOf(detail.from)} إلى ${roleOf(detail.to)}`,
    'open-cv': (who, _what, detail) =>
      detail.kind === 'answer' ? `${who}: فتح ملف أرسله أحد المتقدمين` : `${who}: فتح السيرة الذاتية لأحد المتقدمين`,
    export: (who, what, detail) =>
      detail.rows === undefined
        ? `${who}: تصدير كل البيانات عن ${what}`
        : `${who}: تصدير ${what} بصيغة ${String(detail.format).toUpperCase()}، ${rowsOf(detail.rows)}`,
    import: (who, what, detail) => `${who}: استيراد ${what}، ${rowsOf(detail.rows)}`,
    answer: (who, what) => `${who}: الرد بالبريد على ${what}`,
    plan: (who, what, detail) =>
      `${who}: جدولة ${detail.action === 'unpublish' ? 'سحب' : 'نشر'} ${what} في ${String(detail.at ?? '')}`,
    'plan-cancelled': (who, what) => `${who}: إلغاء جدولة ${what}`,
    'review-asked': (who, what) => `${who}: طلب مراجعة ${what}`,
    'review-approved': (who, what) => `${who}: اعتماد ${what}`,
    'review-returned': (who, what) => `${who}: إعادة ${what} للتعديل`,
    'bundle-published': (who, what, detail) => `${who}: نشر ${what}، عدد المستندات: ${String(detail.documents ?? 0)}`,
    'bundle-rolled-back': (who, what) => `${who}: التراجع عن ${what}`,
    'publishing-control': (who, _what, detail) => {
      const deed = controls[String(detail.type)]?.(String(detail.release ?? '')) ?? 'التحكم في النشر'
      return detail.isDone === false ? `${who}: محاولة ${deed}، ولم تنفذها خدمة النشر` : `${who}: ${deed}`
    },
  },
  kinds: {
    pages: 'الصفحة',
    services: 'الخدمة',
    'industry-solutions': 'الحل القطاعي',
    blogs: 'المقال',
    news: 'الخبر',
    'case-studies': 'دراسة الحالة',
    categories: 'التصنيف',
    keywords: 'الكلمات المفتاحية',
    partners: 'الشريك',
    clients: 'العميل',
    leaders: 'القيادي',
    offices: 'المكتب',
    testimonials: 'الشهادة',
    reports: 'التقرير',
    'media-kit': 'مادة إعلامية',
    vacancies: 'الوظيفة الشاغرة',
    'job-titles': 'المسمى الوظيفي',
    media: 'ملف الوسائط',
    files: 'الملف الخاص',
    redirects: 'إعادة التوجيه',
    users: 'المستخدم',
    applicants: 'بيانات متقدم',
    applications: 'طلب التوظيف',
    contacts: 'رسالة التواصل',
    interviews: 'مقابلة',
    'rejection-reasons': 'سبب الاعتذار',
    'mail-templates': 'قالب البريد',
    'job-alerts': 'تنبيه وظيفي',
    bundles: 'حزمة النشر',
    'preview-links': 'رابط معاينة',
    globals: 'الإعدادات',
    'hiring-tasks': 'مهمة من مهام مكتب التوظيف',
    'vacancy-announcements': 'إعلان وظيفة',
    'deletion-certificates': 'شهادة الحذف',
    'equal-opportunity-answers': 'إجابة تكافؤ الفرص',
  },
}
