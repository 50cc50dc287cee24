import { sentences } from '../sentences.ts'
import type { FormAnswersMessages } from '../en/formAnswers.ts'

export const formAnswers: FormAnswersMessages = {
  reportLink: {
    title: 'هذا الرابط لا يفتح التقرير',
    expired: 'مضى على الرابط أكثر من 7 أيام، أو لم يُنسخ كاملًا. اطلب التقرير من جديد لنرسل إليك رابطًا جديدًا.',
    gone: 'لم يعد هذا التقرير متاحًا.',
    again: 'إلى التقارير',
  },
  failedAlone: 'تعذّر حفظ ما أرسلته. ارجع إلى النموذج وأرسله من جديد بعد دقيقة.',
  failedWithoutFiles: 'تعذّر إرسال طلبك. ما كتبته ما زال هنا: اختر سيرتك الذاتية من جديد، ثم أرسله بعد دقيقة.',
  proof: 'لحظة من فضلك: يتحقق متصفحك من أنك لست برنامجًا آليًا.',
  keptApplicationSent: (reference) => `أُرسل الطلب المحفوظ على هذا الجهاز. رقمه المرجعي هو ${reference}.`,
  keptApplicationRefused: (reasons) =>
    `لم يُقبل طلب كان محفوظًا على هذا الجهاز. ${sentences(reasons)}نرجو كتابته من جديد.`,
  keptSent: (reference) => `أُرسلت الرسالة المحفوظة على هذا الجهاز. رقمها المرجعي هو ${reference}.`,
  keptRefused: (reasons) => `لم تُقبل رسالة كانت محفوظة على هذا الجهاز. ${sentences(reasons)}نرجو كتابتها من جديد.`,
}
