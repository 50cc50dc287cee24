const rules = new Intl.PluralRules('ar')

/** A count of days: one, two (as its place in the sentence wants it), three to ten, eleven to ninety-nine, and round hundreds. */
export function daysIn(count: number, two: 'يومان' | 'يومين'): string {
  const rule = rules.select(count)
  if (rule === 'one') return 'يوم واحد'
  if (rule === 'two') return two
  if (rule === 'few') return `${count} أيام`
  return `${count} ${rule === 'many' ? 'يومًا' : 'يوم'}`
}
