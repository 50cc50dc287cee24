import { defineNews } from '../defineNews.ts'

export const londonRoadshow = defineNews({
  key: 'market-entry-clinic-for-european-companies',
  date: '2026-10-11',
  category: 'events-and-insights',
  en: {
    title: 'Market-entry clinic for European companies, London and Frankfurt',
    excerpt:
      'Two days of free half-hour conversations for companies that think about their first office in Saudi Arabia.',
    body: `
Partners from Riyadh and Jeddah will hold free half-hour conversations in London on 24 November and in Frankfurt on 26 November. They are meant for companies that have a first Saudi customer, or hope to, and wonder what must exist before they sign.

Bring three things: what you sell, who would buy it, and how many people you would send in the first year. You leave with a list of registrations, a calendar and an honest opinion on whether a local company is needed yet.

The clinic is held in English. Places can be asked for through the [contact page](/contact-us); please name the city.
`,
  },
  ar: null,
})
