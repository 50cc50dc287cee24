import { callToAction, figures, hero, overview, richText } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const clients = definePage({
  key: 'clients',
  en: {
    title: 'Clients',
    layout: [
      hero(
        'clients',
        'Clients',
        'Judge us by what remained',
        'Banks, factories, developers, ministries and training providers, and the figures they let us publish.',
        [['Discuss your case', '/contact-us']],
      ),
      figures({ heading: 'Across all engagements since 2020' }, [
        ['410', 'engagements completed'],
        ['93%', 'on the agreed date'],
        ['67%', 'of revenue from clients of more than three years'],
        ['14', 'declined or ended because of a conflict'],
      ]),
      overview('testimonials', 'In their words'),
      richText(
        'How we report results',
        `
Every figure on this page was measured by the client, against a baseline agreed before the work began, and approved by the person quoted. Where a client prefers not to be named we do not publish the case.`,
      ),
      callToAction('Could yours be the next?', 'The first conversation is free and confidential.', [
        ['Contact us', '/contact-us'],
        ['See the services', '/services/digital-transformation-consulting'],
      ]),
    ],
  },
  ar: {
    title: 'عملاؤنا',
    layout: [
      hero(
        'clients',
        'عملاؤنا',
        'احكموا علينا بما بقي',
        'بنوك ومصانع ومطورون ووزارات وجهات تدريب، والأرقام التي أذنوا بنشرها.',
        [['ناقش حالتك معنا', '/contact-us']],
      ),
      figures({ heading: 'جميع المشاريع منذ 2020' }, [
        ['410', 'مشاريع مكتملة'],
        ['93%', 'في الموعد المتفق عليه'],
        ['67%', 'من الإيراد من عملاء تجاوزت علاقتهم ثلاث سنوات'],
        ['14', 'مشروعًا اعتذرنا عنه أو أنهيناه لتعارض المصالح'],
      ]),
      overview('testimonials', 'بكلماتهم'),
      richText(
        'كيف نعرض النتائج',
        `
كل رقم في هذه الصفحة قاسه العميل مقارنة بخط أساس اتُّفق عليه قبل بدء العمل، واعتمده من نُقل عنه القول. ومن لا يرغب في ذكر اسمه لا ننشر حالته.`,
      ),
      callToAction('هل تكون حالتكم التالية؟', 'المحادثة الأولى مجانية وسرية.', [
        ['تواصل معنا', '/contact-us'],
        ['اطلع على الخدمات', '/services/digital-transformation-consulting'],
      ]),
    ],
  },
})
