import type { DemoDocument, DemoFields } from '../demoDocument.ts'
import { ref } from '../ref.ts'

/** A document as the database takes it: localised fields by language, published in each. */
export function inEveryLanguage({ collection, key, shared, en, ar }: DemoDocument) {
  const texts = Object.keys({ ...en, ...ar }).map((name) => [name, { en: en?.[name], ar: ar?.[name] }])
  const at = String(shared.publishedAt ?? shared.date)
  return {
    id: ref(collection, key),
    slug: key,
    ...(shared as DemoFields),
    ...(Object.fromEntries(texts) as DemoFields),
    _status: { en: 'published', ar: 'published' },
    createdAt: at,
    updatedAt: at,
  }
}
