import type { DemoDocument } from '../demoDocument.ts'

const category = (
  key: string,
  kind: 'blogs' | 'news' | 'case-studies',
  en: [title: string, description: string],
  ar: [title: string, description: string],
): DemoDocument => ({
  collection: 'categories',
  key,
  shared: { kind },
  en: { title: en[0], description: en[1] },
  ar: { title: ar[0], description: ar[1] },
})

export const categories: DemoDocument[] = [
  category(
    'business-setup',
    'blogs',
    ['Business setup', 'Licences, premises and the first year of a company in Saudi Arabia.'],
    ['تأسيس الأعمال', 'التراخيص والمقار والسنة الأولى من عمر الشركة في السعودية.'],
  ),
  category(
    'tax-and-zakat',
    'blogs',
    ['Tax and zakat', 'What finance teams need to file, when, and how to be ready for it.'],
    ['الضرائب والزكاة', 'ما تقدمه الإدارات المالية من إقرارات، ومواعيدها، وكيف تستعد لها.'],
  ),
  category(
    'technology',
    'blogs',
    ['Technology', 'Systems, data and security, told without the jargon.'],
    ['التقنية', 'الأنظمة والبيانات والأمن السيبراني بلغة واضحة.'],
  ),
  category(
    'people',
    'blogs',
    ['People', 'Hiring, Saudization, pay and learning at work.'],
    ['الموارد البشرية', 'التوظيف والتوطين والأجور والتعلم في بيئة العمل.'],
  ),
  category('company-news', 'news', ['Company', 'What is new at Rasikh.'], ['أخبار الشركة', 'الجديد في راسخ.']),
  category(
    'events-and-insights',
    'news',
    ['Events and insights', 'Workshops, conferences and studies.'],
    ['الفعاليات والدراسات', 'ورش العمل والمؤتمرات والدراسات.'],
  ),
  category(
    'transformation',
    'case-studies',
    ['Transformation', 'Projects that changed how an organisation works.'],
    ['التحول', 'مشاريع غيّرت طريقة عمل المنشآت.'],
  ),
  category(
    'market-entry-and-growth',
    'case-studies',
    ['Market entry and growth', 'Projects that opened or widened a market.'],
    ['دخول السوق والنمو', 'مشاريع فتحت سوقًا أو وسّعته.'],
  ),
]
