/** Fields whose words a visitor reads; ids, addresses and choices have other names. */
const READABLE: ReadonlySet<string> = new Set([
  'text',
  'heading',
  'intro',
  'eyebrow',
  'label',
  'caption',
  'title',
  'question',
  'answer',
  'description',
  'challenge',
  'approach',
  'name',
  'role',
  'department',
  'city',
])

/** Fields that are searched in their own right. */
const APART: ReadonlySet<string> = new Set(['slug', 'seo', 'questions'])

/** All words a visitor reads on an entry's page below its title and summary, from any of its fields. */
export function searchText(value: unknown): string {
  const texts: string[] = []
  collect(value, '', texts)
  return texts.join(' ')
}

function collect(value: unknown, field: string, texts: string[]): void {
  if (typeof value === 'string') {
    if (value !== '' && READABLE.has(field)) texts.push(value)
  } else if (Array.isArray(value)) {
    for (const each of value) collect(each, field, texts)
  } else if (typeof value === 'object' && value !== null) {
    for (const name in value) if (!APART.has(name)) collect((value as Record<string, unknown>)[name], name, texts)
  }
}
