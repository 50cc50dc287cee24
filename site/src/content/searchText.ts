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
export function searchText(value: unknown, field = ''): string {
  if (typeof value === 'string') return READABLE.has(field) ? value : ''
  if (Array.isArray(value)) return value.map((each) => searchText(each, field)).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, each]) => (APART.has(name) ? '' : searchText(each, name)))
    .filter((text) => text !== '')
    .join(' ')
}
