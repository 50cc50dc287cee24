import type { HiringMessages } from '../en/hiring.ts'

/** كلمات مكتب التوظيف. */
export const hiring: HiringMessages = {
  stages: {
    new: 'جديد',
    screening: 'الفرز',
    interview: 'المقابلة',
    offer: 'العرض',
    hired: 'تم التوظيف',
    rejected: 'اعتُذر عنه',
    withdrawn: 'مسحوب',
  },
  mentioned: {
    subject: (name, reference) => `ذكركم ${name} في ملاحظة (${reference})`,
    body: (name, reference) => `ذكركم ${name} في ملاحظة على الطلب ${reference}. يمكنكم قراءتها هنا:`,
  },
  reminder: {
    subject: 'هل نحتفظ ببياناتكم؟',
    body: (date) =>
      `سبق أن تقدمتم إلينا بطلب توظيف. نحتفظ ببياناتكم حتى ${date}، ثم نحذفها فلا يبقى فيها ما يدل عليكم.`,
    choose:
      'إن أردتم أن نخبركم بوظائف أخرى فيمكنكم إبقاؤها لدينا سنة أخرى، ويمكنكم أيضاً حذفها فوراً. كلا الأمرين بضغطة واحدة هنا:',
  },
  faults: {
    missing: 'هذا الطلب غير موجود أو حُذف.',
    stale: 'نقل زميل هذا الطلب في هذه الأثناء. انظروا أين أصبح ثم قرروا من جديد.',
    sameStage: 'الطلب في هذه المرحلة أصلاً.',
    withdrawn: 'سحب المرشح هذا الطلب، فلا يمكن نقله.',
    reasonMissing: 'اختاروا سبب الاعتذار.',
    nothingToUndo: 'لا توجد حركة يمكن التراجع عنها.',
    malformed: 'تعذّرت قراءة الطلب. أعيدوا تحميل الصفحة وحاولوا مرة أخرى.',
    unknownReason: 'هذا السبب غير موجود أو حُذف.',
    anonymous: 'حُذفت البيانات الشخصية لهذا المرشح، فلا تمكن مراسلته.',
    duplicateMissing: 'أحد الشخصين غير موجود أو حُذف.',
    sameApplicant: 'اختاروا شخصين مختلفين.',
    interviewPast: 'اختاروا مواعيد قادمة.',
    interviewMissing: 'هذه المقابلة غير موجودة أو أُلغيت.',
    colleagueMissing: 'أحد الزملاء غير موجود أو حُذف حسابه.',
  },
}
