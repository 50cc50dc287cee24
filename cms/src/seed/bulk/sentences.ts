type Pair = readonly [en: string, ar: string]

interface Topic {
  title: Pair
  category: string
  author: string
}

/** Subjects of the extra documents. */
export const topics: Topic[] = [
  {
    title: ['Notes on registering a branch', 'ملاحظات عن تسجيل فرع'],
    category: 'business-setup',
    author: 'noura-alharbi',
  },
  { title: ['A question about premises', 'سؤال عن المقر'], category: 'business-setup', author: 'faisal-alotaibi' },
  { title: ['From the VAT desk', 'من مكتب القيمة المضافة'], category: 'tax-and-zakat', author: 'omar-alzahrani' },
  { title: ['Closing a quarter', 'إقفال ربع سنوي'], category: 'tax-and-zakat', author: 'omar-alzahrani' },
  { title: ['A data quality diary', 'يوميات جودة البيانات'], category: 'technology', author: 'lina-haddad' },
  { title: ['What the logs said', 'ماذا قالت السجلات'], category: 'technology', author: 'khalid-alshammari' },
  { title: ['Shift plans that hold', 'جداول مناوبات تصمد'], category: 'people', author: 'maha-alqahtani' },
  { title: ['Learning on the job', 'التعلم في أثناء العمل'], category: 'people', author: 'maha-alqahtani' },
]

/** Sentences that the extra documents are put together from. */
export const sentences: Pair[] = [
  [
    'A client asked which of two dates counts, and the answer was in the contract.',
    'سأل عميل أي التاريخين هو المعتبر، وكان الجواب في العقد.',
  ],
  ['The team wrote the question down before looking for an answer.', 'كتب الفريق السؤال قبل أن يبحث عن جواب.'],
  ['Most of the time went into finding the right person to ask.', 'ذهب معظم الوقت في العثور على الشخص المناسب للسؤال.'],
  ['We compared last month with the same month a year before.', 'قارنّا الشهر الماضي بالشهر نفسه من العام السابق.'],
  ['The branch in Dammam had solved it two years earlier.', 'كان فرع الدمام قد حل المسألة قبل سنتين.'],
  ['A short list on the wall did more than the manual.', 'فعلت قائمة قصيرة على الجدار أكثر مما فعله الدليل.'],
  ['The first version was wrong, and being wrong early was cheap.', 'كانت النسخة الأولى خاطئة، والخطأ المبكر رخيص.'],
  [
    'Nobody had counted the cases before; there were forty-one.',
    'لم يكن أحد قد أحصى الحالات من قبل، فكانت إحدى وأربعين.',
  ],
  ['The supervisor explained it better than the presentation did.', 'شرحها المشرف أفضل مما شرحها العرض.'],
  ['One field in the form was never used, so it was removed.', 'حقل واحد في النموذج لم يُستخدم قط فحُذف.'],
  [
    'The rule changes in spring, and the calendar says so already.',
    'تتغير القاعدة في الربيع، والتقويم يذكر ذلك منذ الآن.',
  ],
  ['What looked like a system error was a spelling in two forms.', 'ما بدا خطأ في النظام كان اسمًا مكتوبًا بصيغتين.'],
  [
    'The meeting ended after twenty minutes with three names and three dates.',
    'انتهى الاجتماع بعد عشرين دقيقة بثلاثة أسماء وثلاثة مواعيد.',
  ],
  ['Every figure in the report leads back to a document.', 'كل رقم في التقرير يعود إلى مستند.'],
  ['The second attempt took an afternoon instead of a week.', 'استغرقت المحاولة الثانية عصر يوم بدل أسبوع.'],
  ['It is worth asking again in a year.', 'يستحق الأمر أن يُسأل عنه بعد سنة.'],
]
