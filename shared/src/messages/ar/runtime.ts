import type { RuntimeMessages } from '../en/runtime.ts'

export const runtime: RuntimeMessages = {
  version: {
    newVersion: 'صدرت نسخة أحدث من هذه الصفحة. ما أدخلته باقٍ حتى تعيد تحميلها.',
    reload: 'إعادة التحميل',
    broken: 'تعذّر تحميل جزء من هذه الصفحة. يمكنك متابعة القراءة وإرسال النماذج.',
    brokenReload: 'تعذّر تحميل جزء من هذه الصفحة. ما أدخلته باقٍ حتى تعيد تحميلها.',
    close: 'إغلاق',
  },
  toasts: { region: 'الرسائل', close: 'إغلاق' },
  transition: { loading: 'جارٍ تحميل الصفحة' },
  error: { back: 'العودة إلى الصفحة', home: 'الصفحة الرئيسية' },
  island: {
    failed: 'توقف هذا الجزء من الصفحة عن العمل، وبقية الصفحة تعمل.',
    entered: 'هذا ما أدخلته، لتنسخه:',
    again: 'أظهره مجددًا',
  },
  submenu: { label: 'أحدث المقالات', all: 'جميع المقالات', empty: 'تظهر المقالات هنا بعد تحميلها.' },
}
