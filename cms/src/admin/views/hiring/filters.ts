/** Names of what the board is narrowed by, as in the address. */
export const filterNames = ['q', 'vacancy', 'rating', 'age', 'tag'] as const

export type Filters = Record<(typeof filterNames)[number], string>

/** Days in a stage that the board offers to choose from. */
export const ages = [3, 7, 14, 30]

/** The filters that an address names. */
export const filtersIn = (params: URLSearchParams): Filters => ({
  q: params.get('q') ?? '',
  vacancy: params.get('vacancy') ?? '',
  rating: params.get('rating') ?? '',
  age: params.get('age') ?? '',
  tag: params.get('tag') ?? '',
})

/** The filters that are set, as a query. */
export const queryOf = (filters: Filters): string =>
  new URLSearchParams(
    filterNames.filter((name) => filters[name]).map((name): [string, string] => [name, filters[name]]),
  ).toString()

/** Conditions of the table that the board has no filter for, as a query; it goes by them all the same. */
export const furtherIn = (params: URLSearchParams): string =>
  new URLSearchParams([...params].filter(([name]) => name.startsWith('where['))).toString()
