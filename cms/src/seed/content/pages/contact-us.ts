import { cards, faq, form, hero, overview } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const contactUs = definePage({
  key: 'contact-us',
  en: {
    title: 'Contact us',
    layout: [
      hero(
        'contact-us',
        'Contact',
        'Ask the person who does the work',
        'Your message goes to a consultant of the topic you choose, who answers within two working days. Sunday to Thursday, 8:30 to 17:00.',
      ),
      form(
        'contact',
        'Write to us',
        'Three sentences are enough: what you want to achieve, by when, and what is in the way. Please send no confidential documents yet.',
      ),
      overview('offices', 'Our offices', 'Visits by appointment. Visitor parking is free at all three.'),
      cards({ heading: 'Other ways' }, [
        ['handshake', 'Partnerships', 'Propose a partnership or become a supplier.', '/partners'],
        ['users', 'Careers', 'Open positions and the graduate programme.', '/careers'],
        ['globe', 'Press', 'Logos, photographs and spokespeople.', '/media-kit'],
        ['scale', 'Report a concern', 'To the audit and risk committee, also without a name.', '/corporate-governance'],
      ]),
      faq('Before you write', [
        [
          'Does the first conversation cost anything?',
          'No. The first meeting, up to an hour, is free. If a quick answer solves your problem you will have it.',
        ],
        ['How soon can you start?', 'Small engagements within two weeks, larger ones within four to six.'],
        ['Do you sign confidentiality agreements?', 'Yes, ours or yours, before any document is exchanged.'],
        ['Which languages can I write in?', 'Arabic or English. We answer in the language of your message.'],
      ]),
    ],
  },
  ar: {
    title: 'تواصل معنا',
    layout: [
      hero(
        'contact-us',
        'التواصل',
        'اسأل من يقوم بالعمل',
        'تصل رسالتك إلى مستشار مختص بالموضوع الذي تختاره، ويجيبك خلال يومي عمل. من الأحد إلى الخميس، من 8:30 صباحًا إلى 5:00 مساءً.',
      ),
      form(
        'contact',
        'راسلنا',
        'تكفي ثلاث جمل: ما تريد تحقيقه، ومتى، وما الذي يعيقه. ونرجو ألا ترسل وثائق سرية في هذه المرحلة.',
      ),
      overview('offices', 'مكاتبنا', 'الزيارة بموعد مسبق، ومواقف الزوار مجانية في المكاتب الثلاثة.'),
      cards({ heading: 'قنوات أخرى' }, [
        ['handshake', 'الشراكات', 'اقترح شراكة أو سجّل موردًا.', '/partners'],
        ['users', 'الوظائف', 'الوظائف المتاحة وبرنامج الخريجين.', '/careers'],
        ['globe', 'الإعلام', 'الشعارات والصور والمتحدثون.', '/media-kit'],
        ['scale', 'الإبلاغ عن مخالفة', 'إلى لجنة المراجعة والمخاطر، ولو دون ذكر الاسم.', '/corporate-governance'],
      ]),
      faq('قبل أن تكتب', [
        ['هل للمحادثة الأولى مقابل؟', 'لا. اللقاء الأول حتى ساعة مجاني، وإن كفى جواب سريع حصلت عليه.'],
        ['متى يمكنكم البدء؟', 'المشاريع الصغيرة خلال أسبوعين، والكبيرة خلال أربعة إلى ستة أسابيع.'],
        ['هل توقعون اتفاقيات سرية؟', 'نعم، بصيغتنا أو بصيغتكم، قبل تبادل أي وثيقة.'],
        ['بأي لغة أكتب؟', 'بالعربية أو الإنجليزية، ونجيب بلغة رسالتك.'],
      ]),
    ],
  },
})
