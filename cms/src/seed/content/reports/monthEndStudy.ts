import { defineReport } from '../defineReport.ts'

export const monthEndStudy = defineReport({
  key: 'month-end-close-study-2026',
  year: 2026,
  topic: 'market',
  access: 'gated',
  publishedAt: '2026-05-31',
  en: {
    title: 'Eleven days: the month-end close in Saudi companies',
    summary:
      'How 212 finance teams close their month, what they wait for, and what the fastest tenth does differently.',
  },
  ar: {
    title: 'أحد عشر يومًا: الإقفال الشهري في الشركات السعودية',
    summary: 'كيف يقفل 212 فريقًا ماليًا شهرهم، وماذا ينتظرون، وما الذي يفعله العُشر الأسرع.',
  },
  sections: [
    {
      heading: 'Who answered',
      paragraphs: [
        'Two hundred and twelve finance teams answered between January and April 2026: 121 in Riyadh, 53 in Jeddah and 38 in the Eastern Province. The companies employ between 40 and 6,000 people.',
        'Answers were given by heads of accounting. Where possible they were compared with the dates of the approved trial balances.',
      ],
    },
    {
      heading: 'How long it takes',
      paragraphs: [
        'The median close ends on the eleventh working day. The fastest tenth needs four days or fewer, the slowest tenth more than twenty.',
        'The size of the company explains little. The number of bank accounts explains more, and the number of people who must approve explains most.',
      ],
    },
    {
      heading: 'What the fastest tenth does',
      paragraphs: [
        'They keep a calendar with the last date for every input, and a written rule for going on without it: an estimate, recorded as one, and corrected next month.',
        'They reconcile bank accounts every week. They review accounts by risk instead of by number. And they hold a meeting of twenty minutes after each close, with one question: what did the team wait for?',
      ],
    },
  ],
})
