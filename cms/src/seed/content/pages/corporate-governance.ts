import { callToAction, cards, faq, hero, richText, steps } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const corporateGovernance = definePage({
  key: 'corporate-governance',
  en: {
    title: 'Corporate governance',
    layout: [
      hero(
        'corporate-governance',
        'Governance',
        'Advice is only worth something if it is independent',
        'How Rasikh is owned, directed and checked, and how anyone can raise a concern.',
      ),
      richText(
        'Ownership and structure',
        `
Rasikh Advisory Company is a limited liability company registered in Riyadh under the Companies Law and owned by its partners. No vendor, client or fund holds a share. Partners who retire sell their shares back to the firm within a year.

The **partners’ assembly** approves strategy, accounts and the admission of partners. The **board of managers** has seven members, of whom three are independent of the management and one is elected by employees. The **chief executive** runs the firm and answers to the board. The roles of chair and chief executive are held by different people.`,
      ),
      cards({ heading: 'Committees of the board' }, [
        [
          'file-check',
          'Audit and risk',
          'Three members, two of them independent. Meets six times a year and appoints the external auditor for a term of no more than five years.',
        ],
        [
          'users',
          'Nomination and remuneration',
          'Proposes board members, reviews partners’ pay, and publishes the pay gap inside the firm every year.',
        ],
        [
          'scale',
          'Independence and conflicts',
          'Decides on engagements in which interests may collide. It has declined or ended 14 engagements since 2020.',
        ],
        [
          'shield-check',
          'Information security and privacy',
          'Oversees the controls that protect client data, PDPL duties and the handling of incidents.',
        ],
      ]),
      richText(
        'Policies we work by',
        `
### Independence
We do not audit companies that we advise, take no commission or referral fee from vendors, and accept success fees only where law and professional rules allow and the client’s board knows.

### Conflicts of interest
Every new engagement is checked against a register of clients, shareholdings and family interests. Where two clients compete in the same tender we act for one of them only.

### Anti-corruption
Gifts above SAR 200 are refused or handed over. Government officials receive nothing but water and coffee. Payments to speed up a procedure are not made, also where they are called something else.

### Confidentiality
Client information is available to the engagement team only. Engagements with public entities and regulated institutions use separate environments inside the Kingdom.

### People
Equal pay for equal work, no recruitment fees charged to any worker in our supply chain, and a workplace that people with disabilities can use.`,
      ),
      steps(
        {
          heading: 'How to raise a concern',
          intro: 'Employees, clients, suppliers and anyone else may report a suspected breach, also without a name.',
        },
        [
          [
            'Report',
            'Write to integrity@rasikh.example, call +966 11 555 0199, or send a letter marked “Audit and risk committee” to the Riyadh office.',
          ],
          [
            'Confirmation',
            'You receive a reference within three working days. The person named in the report never handles it.',
          ],
          ['Review', 'An independent member of the committee decides on the inquiry within ten working days.'],
          [
            'Answer',
            'You learn the outcome as far as the rights of others allow. Retaliation is a ground for dismissal.',
          ],
        ],
      ),
      faq('Questions', [
        [
          'Are your accounts audited?',
          'Yes, every year by a licensed auditor. The figures are filed as the law requires and shared with clients who must review their suppliers.',
        ],
        [
          'Do you publish a sustainability report?',
          'A short one inside the annual review: energy, travel, training, Saudization and pay. It is among our reports.',
        ],
        [
          'How do you choose suppliers?',
          'By price, quality, security and local content; three offers above SAR 50,000, and no supplier owned by a partner or a relative.',
        ],
      ]),
      callToAction('The people behind it', 'Board, executives and experts.', [
        ['Leadership', '/leadership'],
        ['Reports', '/reports-publications'],
      ]),
    ],
  },
  ar: {
    title: 'حوكمة الشركة',
    layout: [
      hero(
        'corporate-governance',
        'الحوكمة',
        'لا قيمة لمشورة غير مستقلة',
        'من يملك راسخ، ومن يوجهها، ومن يراقبها، وكيف يبلّغ أي شخص عن مخاوفه.',
      ),
      richText(
        'الملكية والهيكل',
        `
شركة راسخ للاستشارات شركة ذات مسؤولية محدودة مسجلة في الرياض وفق نظام الشركات، مملوكة لشركائها، ولا يملك فيها مورد ولا عميل ولا صندوق أي حصة. ويبيع الشريك المتقاعد حصته للشركة خلال عام.

تعتمد **جمعية الشركاء** الإستراتيجية والقوائم المالية وقبول الشركاء. ويتكون **مجلس المديرين** من سبعة أعضاء، ثلاثة منهم مستقلون عن الإدارة وواحد ينتخبه الموظفون. ويدير **الرئيس التنفيذي** الشركة ويُسأل أمام المجلس، ولا يجتمع منصبا رئيس المجلس والرئيس التنفيذي لشخص واحد.`,
      ),
      cards({ heading: 'لجان المجلس' }, [
        [
          'file-check',
          'المراجعة والمخاطر',
          'ثلاثة أعضاء اثنان منهم مستقلان، تجتمع ست مرات في السنة وتعيّن المراجع الخارجي لمدة لا تتجاوز خمس سنوات.',
        ],
        ['users', 'الترشيحات والمكافآت', 'ترشح الأعضاء وتراجع مكافآت الشركاء وتنشر داخليًا فجوة الأجور كل عام.'],
        [
          'scale',
          'الاستقلالية وتعارض المصالح',
          'تبت في المشاريع التي قد تتعارض فيها المصالح، وقد اعتذرت عن 14 مشروعًا أو أنهتها منذ 2020.',
        ],
        [
          'shield-check',
          'أمن المعلومات والخصوصية',
          'تشرف على ضوابط حماية بيانات العملاء وواجبات نظام حماية البيانات الشخصية والتعامل مع الحوادث.',
        ],
      ]),
      richText(
        'سياسات نعمل بها',
        `
### الاستقلالية
لا نراجع حسابات من نستشيره، ولا نتقاضى عمولة أو أتعاب إحالة من مورد، ولا نقبل أتعاب النجاح إلا حيث يجيزها النظام وقواعد المهنة وبعلم مجلس إدارة العميل.

### تعارض المصالح
يُفحص كل تكليف جديد مقابل سجل العملاء والحصص والمصالح العائلية. وإذا تنافس عميلان على منافسة واحدة عملنا مع أحدهما فقط.

### مكافحة الفساد
تُرد الهدايا التي تتجاوز 200 ريال أو تُسلَّم للشركة، ولا يُقدَّم للموظف العام سوى الماء والقهوة. ولا تُدفع مبالغ لتسريع إجراء مهما كان اسمها.

### السرية
معلومات العميل متاحة لفريق المشروع فقط، وتُستخدم لمشاريع الجهات العامة والمؤسسات الخاضعة للإشراف بيئات منفصلة داخل المملكة.

### الموظفون
أجر متساوٍ للعمل المتساوي، ولا رسوم توظيف على أي عامل في سلسلة توريدنا، وبيئة عمل ميسّرة للأشخاص ذوي الإعاقة.`,
      ),
      steps(
        {
          heading: 'كيف تبلّغ عن مخاوفك',
          intro: 'يحق للموظفين والعملاء والموردين وغيرهم الإبلاغ عن مخالفة محتملة، ولو دون ذكر الاسم.',
        },
        [
          [
            'البلاغ',
            'راسلونا على integrity@rasikh.example أو اتصلوا بالرقم +966 11 555 0199 أو أرسلوا خطابًا إلى «لجنة المراجعة والمخاطر» في مكتب الرياض.',
          ],
          ['التأكيد', 'يصلكم رقم مرجعي خلال ثلاثة أيام عمل، ولا يتولى البلاغ من ورد اسمه فيه أبدًا.'],
          ['الفحص', 'يقرر عضو مستقل في اللجنة مسار التحقيق خلال عشرة أيام عمل.'],
          ['الرد', 'تُبلَّغون بالنتيجة بالقدر الذي تسمح به حقوق الآخرين. والانتقام من المبلّغ سبب للفصل.'],
        ],
      ),
      faq('أسئلة', [
        [
          'هل تُراجع حساباتكم؟',
          'نعم، سنويًا لدى مراجع مرخص، وتودع القوائم وفق النظام وتتاح للعملاء الملزمين بفحص مورديهم.',
        ],
        [
          'هل تنشرون تقرير استدامة؟',
          'نعم، فصل موجز في التقرير السنوي: الطاقة والسفر والتدريب والتوطين والأجور، وتجدونه ضمن تقاريرنا.',
        ],
        [
          'كيف تختارون الموردين؟',
          'بالسعر والجودة والأمن والمحتوى المحلي، وبثلاثة عروض لما يزيد على 50 ألف ريال، ولا نتعامل مع مورد يملكه شريك أو قريب له.',
        ],
      ]),
      callToAction('من يقف وراء ذلك', 'المجلس والتنفيذيون والخبراء.', [
        ['القيادة', '/leadership'],
        ['التقارير', '/reports-publications'],
      ]),
    ],
  },
})
