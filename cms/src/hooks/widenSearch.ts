import type { Where, WhereField } from 'payload'

/** Conditions in which the search of a table, which asks for one field like a text, also finds what `more` answers for that text. */
export async function widenSearch(
  condition: Where,
  field: string,
  more: (text: string) => Promise<Where>,
): Promise<Where> {
  const text = (condition[field] as WhereField | undefined)?.like
  if (typeof text === 'string' && text.trim()) {
    const { [field]: asked, ...others } = condition
    const found = { or: [{ [field]: asked } as Where, await more(text.trim())] }
    return Object.keys(others).length > 0 ? { and: [found, await widenSearch(others, field, more)] } : found
  }
  const widened = { ...condition }
  for (const name of ['and', 'or'] as const) {
    const parts: unknown = condition[name]
    // Anybody may write an address: what is no list of conditions is Payload's to refuse.
    if (Array.isArray(parts))
      widened[name] = await Promise.all(parts.map((part) => (isObject(part) ? widenSearch(part, field, more) : part)))
  }
  return widened
}

const isObject = (part: unknown): part is Where => typeof part === 'object' && part !== null
