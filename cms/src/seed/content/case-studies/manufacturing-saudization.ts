import { defineCaseStudy } from '../defineCaseStudy.ts'

export const manufacturingSaudization = defineCaseStudy({
  key: 'manufacturing-saudization',
  client: 'najd-industrial',
  industry: 'industrial-manufacturing-supply-chain',
  services: ['hr-management', 'learning-training-academy'],
  categories: ['transformation'],
  order: 3,
  en: {
    title: 'From 34% to 61%: Saudi technicians who stay',
    summary:
      'Najd Industrial rebuilt shifts, pay and training so that localisation became a technical career instead of a quota.',
    challenge:
      'The manufacturer hired Saudi technicians every quarter and lost half of them within a year. Its Nitaqat band held only because hiring never stopped. Exit interviews named night shifts without transport, supervisors who taught in a language the trainees did not speak, and a pay step that came after three years or never.',
    approach:
      'Two weeks were spent on the line before anything was designed. Shifts were rearranged with company transport, a skill matrix with four paid levels replaced seniority, and eighteen supervisors were trained to teach in Arabic. Three cohorts trained on the actual machines with a technical institute and HRDF support, and each graduate had a named mentor for six months.',
    results: [
      ['61%', 'Saudi nationals in technical roles, from 34%'],
      ['51% → 14%', 'first-year turnover'],
      ['Platinum', 'Nitaqat band held for six quarters'],
      ['9%', 'fewer unplanned stops on trained lines'],
    ],
    quote: {
      text: 'My best line leader was about to resign over a bus. We had never asked.',
      name: 'Saad Aldawsari',
      role: 'Plant Director, Najd Industrial',
    },
  },
  ar: {
    title: 'من 34% إلى 61%: فنيون سعوديون يبقون',
    summary: 'أعادت نجد الصناعية بناء الورديات والأجور والتدريب، فصار التوطين مسارًا فنيًا لا نسبة مطلوبة.',
    challenge:
      'كان المصنع يوظف فنيين سعوديين كل ربع سنة ويفقد نصفهم خلال عام، ولم يحفظ نطاقه إلا توظيف لا يتوقف. وذكرت مقابلات المغادرة ورديات ليلية بلا نقل، ومشرفين يعلّمون بلغة لا يتقنها المتدرب، وزيادة تأتي بعد ثلاث سنوات أو لا تأتي.',
    approach:
      'أمضى الفريق أسبوعين على الخط قبل تصميم أي شيء. أُعيد ترتيب الورديات مع توفير النقل، وحلّت مصفوفة مهارات بأربعة مستويات مدفوعة محل الأقدمية، ودُرب ثمانية عشر مشرفًا على التعليم بالعربية. وتدربت ثلاث دفعات على الآلات نفسها مع معهد تقني وبدعم صندوق «هدف»، وكان لكل خريج مرشد باسمه ستة أشهر.',
    results: [
      ['61%', 'نسبة السعوديين في الأدوار الفنية بعد أن كانت 34%'],
      ['من 51% إلى 14%', 'الدوران في السنة الأولى'],
      ['البلاتيني', 'نطاق ثابت ستة أرباع متتالية'],
      ['9%', 'انخفاض التوقفات المفاجئة في الخطوط المشمولة'],
    ],
    quote: {
      text: 'كاد أفضل رئيس خط لدي أن يستقيل بسبب حافلة. لم نكن قد سألناه قط.',
      name: 'سعد الدوسري',
      role: 'مدير المصنع، نجد الصناعية',
    },
  },
})
