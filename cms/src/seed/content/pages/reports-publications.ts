import { callToAction, faq, hero } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const reportsPublications = definePage({
  key: 'reports-publications',
  en: {
    title: 'Reports & publications',
    layout: [
      hero(
        'reports-publications',
        'Reports and publications',
        'Longer than an article, shorter than a project',
        'Market studies, sector reports, practical guides and our annual review. Most are open; for some we ask for an email address.',
      ),
      faq('About our reports', [
        [
          'Why are some reports sent by email?',
          'They contain figures that companies gave us on condition that we know who reads them. Your address is used for that report only.',
        ],
        [
          'May I quote from them?',
          'Yes, with “Rasikh Advisory”, the title and the year. For charts in print please ask.',
        ],
        ['How is the data collected?', 'Each report has a page on method: sample, period, and what it cannot show.'],
      ]),
      callToAction(
        'Do you need figures of your own?',
        'We run surveys and studies for associations and public entities.',
        [
          ['Contact us', '/contact-us'],
          ['Articles', '/articles'],
        ],
      ),
    ],
  },
  ar: {
    title: 'التقارير والإصدارات',
    layout: [
      hero(
        'reports-publications',
        'التقارير والإصدارات',
        'أطول من مقال وأقصر من مشروع',
        'دراسات سوق وتقارير قطاعية وأدلة عملية وتقريرنا السنوي. معظمها متاح للجميع، ونطلب لبعضها بريدًا إلكترونيًا.',
      ),
      faq('عن تقاريرنا', [
        [
          'لماذا تُرسل بعض التقارير بالبريد؟',
          'لأنها تتضمن أرقامًا قدمتها شركات بشرط أن نعرف من يقرؤها. ولا يُستخدم بريدك لغير ذلك التقرير.',
        ],
        [
          'هل يجوز الاقتباس منها؟',
          'نعم مع ذكر «راسخ للاستشارات» والعنوان والسنة. وللرسوم في المطبوعات يرجى الاستئذان.',
        ],
        ['كيف تُجمع البيانات؟', 'في كل تقرير صفحة للمنهج: العينة والفترة وما لا يستطيع التقرير بيانه.'],
      ]),
      callToAction('هل تحتاجون إلى أرقام تخصكم؟', 'نجري الاستطلاعات والدراسات للجمعيات والجهات العامة.', [
        ['تواصل معنا', '/contact-us'],
        ['المقالات', '/articles'],
      ]),
    ],
  },
})
