const rules = new Intl.PluralRules('ar')
const number = (n: number) => n.toLocaleString('ar')

/** A number with what it counts: one, two, three to ten, and more; Arabic counts four ways. */
export function plural(n: number, one: string, two: string, few: string, many: string): string {
  const rule = rules.select(n)
  if (rule === 'one') return one
  if (rule === 'two') return two
  return `${number(n)} ${rule === 'few' ? few : many}`
}
