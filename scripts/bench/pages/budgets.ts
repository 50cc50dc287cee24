/** What a page may cost. Sizes in kilobytes of 1,000 bytes, times in milliseconds. */
export const budgets = {
  performance: { least: 98 },
  accessibility: { least: 100 },
  bestPractices: { least: 100 },
  seo: { least: 100 },
  lcp: { most: 1500 },
  tbt: { most: 50 },
  cls: { most: 0.02 },
  /** HTML and the stylesheets that block the first paint, in Brotli as served. */
  first: { most: 14.6 },
  /** JavaScript before somebody engages, gzip, on pages of content and on pages with a form. */
  scripts: { most: 5 },
  scriptsWithForm: { most: 20 },
  engaged: { most: 80 },
  engagedWithForm: { most: 105 },
  phone: { most: 56 },
  /** Before somebody engages, without slowing the processor down. */
  longTasks: { most: 0 },
  hydration: { most: 350 },
  inp: { most: 200 },
} satisfies Record<string, { least: number } | { most: number }>

export type Budget = keyof typeof budgets

/** Whether a figure keeps its budget; one that could not be taken does not. */
export function keeps(name: Budget, figure: number | null): boolean {
  if (figure === null || Number.isNaN(figure)) return false
  const budget: { least?: number; most?: number } = budgets[name]
  return figure >= (budget.least ?? -Infinity) && figure <= (budget.most ?? Infinity)
}
