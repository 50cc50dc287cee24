import { defineNews } from '../defineNews.ts'

export const graduates2025 = defineNews({
  key: 'twenty-graduates-finish-the-elite-program',
  date: '2025-09-28',
  category: 'company-news',
  en: {
    title: 'Twenty graduates finish the Elite Program',
    excerpt:
      'The third group presented its research to the partners in Riyadh. Nineteen of the twenty stay with the firm.',
    body: `
Twenty young consultants finished the Graduate Elite Program today after eighteen months in three practices. Nineteen signed permanent contracts; one leaves for a doctorate in Dhahran, with our best wishes.

Each of them closed with a piece of research. Three that the partners asked to read twice:

1. what small importers in Jeddah pay for late VAT corrections
2. why line managers stop using workforce dashboards after the second month
3. how long the first security rehearsal of a hospital takes to pay for itself

The next group starts in September 2027. Applications are open on the [programme page](/graduate-elite-program).
`,
  },
  ar: {
    title: 'عشرون خريجًا يتمون برنامج نخبة الخريجين',
    excerpt: 'عرضت الدفعة الثالثة أبحاثها على الشركاء في الرياض، ويواصل تسعة عشر من العشرين العمل مع الشركة.',
    body: `
أتم عشرون مستشارًا شابًا اليوم برنامج نخبة الخريجين بعد ثمانية عشر شهرًا في ثلاث ممارسات. وقّع تسعة عشر منهم عقودًا دائمة، وتلتحق واحدة بدراسة الدكتوراه في الظهران مع أطيب أمنياتنا.

وختم كل منهم البرنامج ببحث، ومنها ثلاثة طلب الشركاء قراءتها مرتين:

1. كم يدفع صغار المستوردين في جدة لقاء تصحيح إقرارات القيمة المضافة المتأخرة
2. لماذا يتوقف المديرون عن استخدام لوحات القوى العاملة بعد الشهر الثاني
3. متى يسترد المستشفى تكلفة أول تمرين أمني

تبدأ الدفعة التالية في سبتمبر 2027، والتقديم متاح في [صفحة البرنامج](/graduate-elite-program).
`,
  },
})
