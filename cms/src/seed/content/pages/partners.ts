import { cards, faq, form, hero, steps } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const partners = definePage({
  key: 'partners',
  en: {
    title: 'Partners',
    layout: [
      hero(
        'partners',
        'Partners',
        'We recommend; they build and operate',
        'Technology and delivery partners in the Kingdom, the Gulf and beyond. We take no commission from any of them.',
      ),
      cards({ heading: 'Three kinds of partnership' }, [
        ['handshake', 'Strategic', 'Joint engagements with a shared plan and a named person on both sides.'],
        ['cpu', 'Technology', 'Products we know well enough to say when they do not fit.'],
        ['server-cog', 'Delivery', 'Specialists who complete our teams, held to the same security and labour rules.'],
      ]),
      steps({ heading: 'Becoming a partner' }, [
        ['Proposal', 'The form below: what you do, for whom, and in which cities.'],
        ['Review', 'Two references, ownership, security and labour practice. About three weeks.'],
        ['Pilot', 'One engagement with clear measures before an agreement is signed.'],
        ['Agreement', 'One year, renewed by results.'],
      ]),
      form(
        'partner-enquiry',
        'Propose a partnership',
        'A partner manager reads every proposal and answers within two working days.',
      ),
      faq('Questions', [
        [
          'Do you pay or take referral fees?',
          'Neither. Clients should be able to trust that a recommendation has no price.',
        ],
        [
          'Must we have a Saudi entity?',
          'For delivery partners yes, or a plan to establish one. Technology partners may work through a local distributor.',
        ],
        ['Is exclusivity required?', 'No, and we do not grant it.'],
      ]),
    ],
  },
  ar: {
    title: 'شركاؤنا',
    layout: [
      hero(
        'partners',
        'شركاؤنا',
        'نوصي نحن، ويبنون ويشغّلون هم',
        'شركاء تقنية وتنفيذ في المملكة والخليج وخارجهما، ولا نتقاضى من أي منهم عمولة.',
      ),
      cards({ heading: 'ثلاثة أنواع من الشراكة' }, [
        ['handshake', 'إستراتيجية', 'مشاريع مشتركة بخطة واحدة ومسؤول محدد من كل طرف.'],
        ['cpu', 'تقنية', 'منتجات نعرفها بما يكفي لنقول متى لا تناسبكم.'],
        ['server-cog', 'تنفيذ', 'متخصصون يكملون فرقنا ويلتزمون بقواعد الأمن والعمل نفسها.'],
      ]),
      steps({ heading: 'كيف تصبح شريكًا' }, [
        ['المقترح', 'النموذج أدناه: ماذا تقدمون، ولمن، وفي أي مدن.'],
        ['الفحص', 'مرجعان والملكية والأمن وممارسات العمل، في نحو ثلاثة أسابيع.'],
        ['التجربة', 'مشروع واحد بمقاييس واضحة قبل توقيع الاتفاقية.'],
        ['الاتفاقية', 'سنة واحدة تُجدد بالنتائج.'],
      ]),
      form('partner-enquiry', 'اقترح شراكة', 'يقرأ مدير الشراكات كل مقترح ويجيب خلال يومي عمل.'),
      faq('أسئلة', [
        ['هل تدفعون أتعاب إحالة أو تتقاضونها؟', 'لا هذا ولا ذاك. من حق العميل أن يثق بأن التوصية بلا ثمن.'],
        ['هل يلزم وجود كيان سعودي؟', 'نعم لشركاء التنفيذ أو خطة لتأسيسه، ويمكن لشركاء التقنية العمل عبر موزع محلي.'],
        ['هل تشترطون الحصرية؟', 'لا، ولا نمنحها.'],
      ]),
    ],
  },
})
