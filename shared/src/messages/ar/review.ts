import type { ReviewMessages } from '../en/review.ts'

export const review: ReviewMessages = {
  faults: {
    saveFirst: 'ينشر هنا شخص ثانٍ. احفظ المحتوى مسودةً واطلب مراجعته، ومن يراجعه يمكنه نشره.',
    needsSecond: 'آخر تعديل كان منك، لذا ينشره شخص آخر أو يعتمده أولًا. اطلب المراجعة.',
    notYours: 'لا يسمح حسابك بمراجعة هذا المحتوى.',
    missing: 'هذا المستند غير موجود.',
    notAsked: 'لم يطلب أحد مراجعة هذا النص، أو سبق البت فيه.',
    ownText: 'آخر تعديل كان منك، فيعتمده شخص آخر.',
    changedSince: 'تغيّر النص بعد أن فتحته. أعد تحميل الصفحة وانظر فيه مرة أخرى.',
  },
  panel: {
    title: 'المراجعة',
    ask: 'طلب المراجعة',
    approve: 'اعتماد',
    return: 'إعادة للتعديل',
    note: 'ما الذي ينبغي النظر فيه أو تعديله؟',
    asked: (who) => `طلب المراجعة: ${who}`,
    approved: (who) => `اعتمده ${who}، ويمكن نشره`,
    returned: (who) => `أعاده للتعديل: ${who}`,
    demanded: 'ما يكتبه شخص ينشره هنا شخص آخر.',
  },
  comments: {
    title: 'التعليقات',
    none: 'لا تعليقات بعد.',
    add: 'أضف تعليقًا',
    send: 'تعليق',
    resolve: 'تم',
    resolved: 'تم',
    by: (who, when) => `${who}، ${when}`,
  },
}
