import type { PlanMessages } from '../en/plans.ts'

export const plans: PlanMessages = {
  title: 'المجدول',
  intro: 'ما يُنشر أو يُسحب من الموقع تلقائياً، مرتباً حسب الوقت.',
  none: 'لا شيء مجدول. افتح أي مادة واختر وقتاً تحت «المجدول» بجانب نموذجها.',
  toEntries: 'إلى المقالات',
  noneHere: 'لا شيء مجدول لهذه المادة.',
  actions: { publish: 'نشر', unpublish: 'سحب من الموقع' },
  languages: { en: 'الإنجليزية', ar: 'العربية', all: 'اللغتان' },
  action: 'الإجراء',
  language: 'اللغة',
  time: 'الوقت',
  plan: 'جدولة',
  cancel: 'إلغاء',
  cancelOf: (title) => `إلغاء جدولة «${title}»`,
  cancelled: 'أُلغيت الجدولة.',
  planned: 'تمت الجدولة.',
  by: (name) => `جدولها ${name}`,
  failed: 'لم تُنفذ هذه الجدولة:',
  bundle: 'حزمة نشر',
  clock: (zone) => `بتوقيت الشركة: ${zone}`,
  faults: {
    notYours: 'لا يسمح حسابك بجدولة هذا.',
    missing: 'لم تعد هذه الجدولة موجودة.',
    isPast: 'اختر وقتاً في المستقبل.',
    malformed: 'حدد الإجراء واللغة والوقت.',
  },
}
