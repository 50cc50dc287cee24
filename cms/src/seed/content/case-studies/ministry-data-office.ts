import { defineCaseStudy } from '../defineCaseStudy.ts'

export const ministryDataOffice = defineCaseStudy({
  key: 'ministry-data-office',
  client: 'ministry-digital-unit',
  industry: 'govt-public-sector',
  services: ['data-governance-analytics', 'digital-transformation-consulting', 'ai-machine-learning'],
  categories: ['transformation'],
  order: 2,
  en: {
    title: 'A data office of nine people, and a service without paper',
    summary:
      'A public services unit set up its data office, rose 23 points in the yearly index and stopped asking beneficiaries for what the state already knows.',
    challenge:
      'The unit ran 64 services on eleven systems. Beneficiaries uploaded an average of seven documents per request, most of them issued by other public entities. The yearly data maturity measurement had returned a score in the lowest third, with the comment that ownership of data was not demonstrated.',
    approach:
      'Ten data sets were chosen because five frequent services depended on them. Each received an owner by name, quality rules and a place in the catalogue. Agreements with three entities replaced uploaded documents by direct verification. A search assistant in Arabic was tested with 400 real questions before staff saw it, and refused those it had no source for. Every consultant worked beside an employee from the second month.',
    results: [
      ['+23', 'points in the data maturity index'],
      ['7 → 2', 'documents per request'],
      ['9', 'employees run the data office today'],
      ['1.6 days', 'median processing time, from 8'],
    ],
    quote: {
      text: 'The best sign was that nobody noticed when the consultants left.',
      name: 'Fahad Almutlaq',
      role: 'Director of the Digital Unit',
    },
  },
  ar: {
    title: 'مكتب بيانات من تسعة موظفين، وخدمة بلا ورق',
    summary: 'أسست وحدة خدمات عامة مكتب بياناتها، وارتفعت 23 نقطة في المؤشر السنوي، وكفّت عن طلب ما لدى الدولة أصلًا.',
    challenge:
      'كانت الوحدة تقدم 64 خدمة على أحد عشر نظامًا، ويرفع المستفيد سبعة مستندات في المتوسط لكل طلب، أغلبها صادر من جهات حكومية أخرى. وجاءت نتيجة القياس السنوي لنضج البيانات في الثلث الأدنى، مع ملاحظة أن ملكية البيانات غير مثبتة.',
    approach:
      'اختيرت عشر مجموعات بيانات لأن خمس خدمات كثيرة الطلب تعتمد عليها، وعُيّن لكل منها مالك باسمه وقواعد جودة وموضع في الفهرس. وحلّت اتفاقيات مع ثلاث جهات محل المستندات المرفوعة بالتحقق المباشر. واختُبر مساعد بحث عربي بأربعمئة سؤال حقيقي قبل أن يراه الموظفون، وكان يمتنع عن الإجابة متى غاب المصدر. ورافق كل مستشار موظف منذ الشهر الثاني.',
    results: [
      ['+23', 'نقطة في مؤشر نضج البيانات'],
      ['من 7 إلى 2', 'مستندات لكل طلب'],
      ['9', 'موظفين يديرون مكتب البيانات اليوم'],
      ['1.6 يوم', 'وسيط مدة المعالجة بعد أن كان 8 أيام'],
    ],
    quote: {
      text: 'أصدق علامة أن أحدًا لم يلحظ رحيل المستشارين.',
      name: 'فهد المطلق',
      role: 'مدير الوحدة الرقمية',
    },
  },
})
