import { defineReport } from '../defineReport.ts'

export const settingUpGuide = defineReport({
  key: 'guide-to-setting-up-in-saudi-arabia',
  year: 2026,
  topic: 'guide',
  access: 'open',
  publishedAt: '2026-06-21',
  en: {
    title: 'Setting up in Saudi Arabia: a guide for finance directors',
    summary: 'Forms of company, registrations in their order, first-year costs and the dates that carry a penalty.',
  },
  ar: {
    title: 'التأسيس في السعودية: دليل المدير المالي',
    summary: 'أشكال الشركات والتسجيلات بترتيبها وتكاليف السنة الأولى والمواعيد التي تترتب عليها غرامات.',
  },
  sections: [
    {
      heading: 'Choosing a form',
      paragraphs: [
        'Most foreign groups choose between a limited liability company and a branch. The company limits the risk to its capital and is what banks and landlords know best. The branch is quicker to close and leaves liability with the head office.',
        'A regional headquarters is a third form with a purpose of its own: it manages other entities, does not trade, and carries a long tax incentive when its conditions are met.',
      ],
    },
    {
      heading: 'The registrations in order',
      paragraphs: [
        'Investment registration with the Ministry of Investment. Articles of association and commercial registration with the Ministry of Commerce. National address. Zakat, Tax and Customs Authority. Social insurance. Labour platforms. Municipality licence for the premises. Bank account.',
        'The bank account takes longest. Prepare the ownership chart down to natural persons before the first meeting.',
      ],
    },
    {
      heading: 'Dates that carry a penalty',
      paragraphs: [
        'VAT returns by the end of the month after the period. Withholding tax within the first ten days of the next month. Income tax and zakat declarations within 120 days of the year end. Wage files every month. The yearly confirmation of the commercial register.',
        'This guide is general information. Rules change: check each date with the authority or with an adviser before you rely on it.',
      ],
    },
  ],
})
