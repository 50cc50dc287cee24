import { defineReport } from '../defineReport.ts'

export const annualReview2025 = defineReport({
  key: 'annual-review-2025',
  year: 2025,
  topic: 'annual',
  access: 'open',
  publishedAt: '2026-03-08',
  en: {
    title: 'Annual review 2025',
    summary:
      'What grew, what did not, and what the firm changed: people, clients, revenue and governance in one short report.',
  },
  ar: {
    title: 'المراجعة السنوية 2025',
    summary: 'ما الذي نما وما الذي لم ينمُ وما الذي غيّرته الشركة: الموظفون والعملاء والإيرادات والحوكمة في تقرير قصير.',
  },
  sections: [
    {
      heading: 'The year in brief',
      paragraphs: [
        'Revenue grew by nine per cent in 2025, after fourteen per cent in the year before. Two thirds came from clients that have worked with the firm for more than three years; the share was 59 per cent in 2024.',
        'The firm opened a larger floor in Al Khobar, signed a strategic partnership for cloud services, and closed one small practice, interim facility management, which clients had stopped asking for.',
        'Three hundred and eighteen colleagues worked at the firm at the end of the year, 61 per cent of them Saudi and 44 per cent of them women.',
      ],
    },
    {
      heading: 'What did not go well',
      paragraphs: [
        'A data programme for a public body finished four months late. The cause was ours: the plan assumed that source systems would be documented. Since May every data project begins with a paid two-week survey, and the price of the rest is agreed only after it.',
        'Sixteen per cent of second-year consultants left, against a plan of ten. Exit interviews named travel and slow promotion. Travel is now planned by quarter, and promotion is decided twice a year.',
      ],
    },
    {
      heading: 'Governance',
      paragraphs: [
        'The board met six times. Its audit and risk committee reviewed the register of interests in every meeting; four assignments were refused because an interest could not be managed.',
        'One complaint about independence was received, examined by the chairman, and answered in writing within the fifteen days that the charter allows.',
      ],
    },
  ],
})
