import { defineCaseStudy } from '../defineCaseStudy.ts'

export const logisticsMarketEntry = defineCaseStudy({
  key: 'logistics-market-entry',
  client: 'gulf-logistics',
  industry: 'industrial-manufacturing-supply-chain',
  services: [
    'business-establishment-relocation',
    'corporate-immigration-outsourcing',
    'office-coworking-collaborative-spaces',
  ],
  categories: ['market-entry-and-growth'],
  order: 5,
  en: {
    title: 'A logistics operator in the Kingdom in 94 days',
    summary:
      'Gulf Logistics opened a Saudi company, a bonded warehouse team and its first contract within one quarter.',
    challenge:
      'The operator had won a distribution contract on condition that a Saudi entity would perform it from the first day of the following quarter. It had no licence, no employees and no address in the Kingdom, and its parent company’s documents were attested for another country.',
    approach:
      'The critical path was drawn backwards from the contract date. Attestation and MISA registration ran while the transport and warehouse licences were prepared; a serviced office in Al Khobar carried the first address; and twelve specialists came on verified visas while forty Saudi drivers and controllers were hired with a local institute. Decisions that could wait were written down and left until day 95.',
    results: [
      ['94 days', 'from mandate to first shipment'],
      ['52', 'employees at start, 40 of them Saudi'],
      ['0', 'expired or mismatched permits at the first inspection'],
    ],
    quote: {
      text: 'Every Sunday they told us the one thing that could delay us. It was always true.',
      name: 'Daniel Mercer',
      role: 'Regional Managing Director, Gulf Logistics',
    },
  },
  ar: {
    title: 'مشغّل لوجستي في المملكة خلال 94 يومًا',
    summary: 'أسست الخليج للخدمات اللوجستية شركة سعودية وفريق مستودع إيداع ونفذت أول عقودها في ربع سنة واحد.',
    challenge:
      'فازت الشركة بعقد توزيع بشرط أن ينفذه كيان سعودي منذ اليوم الأول من الربع التالي، ولم يكن لها في المملكة ترخيص ولا موظف ولا عنوان، وكانت وثائق الشركة الأم مصدّقة لدولة أخرى.',
    approach:
      'رُسم المسار الحرج من تاريخ العقد إلى الوراء. جرى التصديق والتسجيل لدى وزارة الاستثمار أثناء إعداد تراخيص النقل والمستودع، وحمل مكتب مجهز في الخبر العنوان الأول، ووصل اثنا عشر متخصصًا بتأشيرات مستوفية للتحقق المهني، فيما وُظف أربعون سائقًا ومراقبًا سعوديًا مع معهد محلي. وما أمكن تأجيله من القرارات دُوّن وتُرك لليوم الخامس والتسعين.',
    results: [
      ['94 يومًا', 'من التكليف إلى أول شحنة'],
      ['52', 'موظفًا عند البدء، منهم 40 سعوديًا'],
      ['0', 'رخص منتهية أو متعارضة في أول تفتيش'],
    ],
    quote: {
      text: 'كانوا يخبروننا كل أحد بالأمر الوحيد الذي قد يؤخرنا، وكانوا دائمًا على حق.',
      name: 'دانيال ميرسر',
      role: 'المدير الإقليمي، الخليج للخدمات اللوجستية',
    },
  },
})
