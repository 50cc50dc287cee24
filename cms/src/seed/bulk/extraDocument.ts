import type { DemoDocument } from '../demoDocument.ts'
import { random } from '../images/random.ts'
import { ref } from '../ref.ts'
import { rich } from '../rich.ts'
import { sentences, topics } from './sentences.ts'

const FIRST_DAY = Date.UTC(2012, 0, 1, 6)
const DAYS = 4700

/** One of any number of further articles and news items, in both languages; the same for the same number. */
export function extraDocument(collection: 'blogs' | 'news', number: number): DemoDocument {
  const key = `extra-${collection}-${String(number).padStart(6, '0')}`
  const next = random(key)
  const topic = topics[Math.floor(next() * topics.length)]!
  const chosen = Array.from({ length: 12 }, () => sentences[Math.floor(next() * sentences.length)]!)
  const day = new Date(FIRST_DAY + Math.floor(next() * DAYS) * 86_400_000).toISOString()
  const text = (language: 0 | 1) => {
    const part = (from: number) =>
      chosen
        .slice(from, from + 4)
        .map((sentence) => sentence[language])
        .join(' ')
    return {
      title: `${topic.title[language]} (${number})`,
      excerpt: chosen[0]![language],
      body: rich(`${part(0)}\n\n## ${topic.title[language]}\n\n${part(4)}\n\n${part(8)}`),
    }
  }
  const shared =
    collection === 'blogs'
      ? {
          publishedAt: day,
          categories: [ref('categories', topic.category)],
          showInMenu: false,
          author: ref('leaders', topic.author),
        }
      : { date: day, categories: [ref('categories', number % 2 ? 'company-news' : 'events-and-insights')] }
  return { collection, key, shared, en: text(0), ar: text(1) }
}
