/** Names of what the board is narrowed by, as in the address. */
export const filterNames = ['q', 'vacancy', 'rating', 'age'] as const

export type Filters = Record<(typeof filterNames)[number], string>

/** The filters that an address names. */
export function filtersIn(params: Record<string, string | string[] | undefined>): Filters {
  const one = (name: string) => [params[name]].flat()[0] ?? ''
  return { q: one('q'), vacancy: one('vacancy'), rating: one('rating'), age: one('age') }
}

/** The filters that are set, as a query. */
export const queryOf = (filters: Filters): string =>
  new URLSearchParams(
    filterNames.filter((name) => filters[name]).map((name): [string, string] => [name, filters[name]]),
  ).toString()
