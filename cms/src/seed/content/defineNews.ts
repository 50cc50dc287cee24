import type { DemoDocument } from '../demoDocument.ts'
import { media } from '../media.ts'
import { ref } from '../ref.ts'
import { rich } from '../rich.ts'

interface NewsText {
  title: string
  excerpt: string
  /** Markdown. */
  body: string
}

interface News {
  key: string
  date: string
  category: 'company-news' | 'events-and-insights'
  en: NewsText | null
  ar: NewsText | null
}

const localised = ({ body, ...text }: NewsText) => ({ ...text, body: rich(body) })

/** A news item of the demo content. */
export const defineNews = ({ key, date, category, en, ar }: News): DemoDocument => ({
  collection: 'news',
  key,
  shared: {
    date: `${date}T06:00:00.000Z`,
    cover: media(`cover/news/${key}`),
    categories: [ref('categories', category)],
    pressContact: { name: 'Huda Alsubaie', email: 'press@rasikh.example', phone: '+966115550120' },
  },
  en: en && localised(en),
  ar: ar && localised(ar),
})
