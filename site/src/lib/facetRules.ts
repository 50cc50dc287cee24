/** A filter of a list: how many values it has, and which of them each item has (places from 1). */
export interface Facet {
  name: string
  count: number
  places: readonly (readonly number[])[]
}

const chosen = (name: string, place: number) => `[data-facet='${name}'] [data-place='${place}']:checked`

/**
 * A stylesheet by which filters work without scripts, for as many values as there are: a style sheet cannot compare two
 * attributes, so each value has a rule. Two values that no item has together bring up the empty state.
 */
export function facetRules(facets: readonly Facet[]): string {
  const hidden = facets.flatMap(({ name, count }) =>
    placesUpTo(count).map((place) => `.facets:has(${chosen(name, place)}) .results > :not([data-${name}~='${place}'])`),
  )
  const empty = facets.flatMap((facet, index) =>
    facets
      .slice(index + 1)
      .flatMap((other) =>
        missingPairs(facet, other).map(
          ([a, b]) => `.facets:has(${chosen(facet.name, a)}):has(${chosen(other.name, b)}) .none`,
        ),
      ),
  )
  return [
    hidden.length > 0 ? `${hidden.join(',\n')} { display: none }\n` : '',
    empty.length > 0 ? `${empty.join(',\n')} { display: block }\n` : '',
  ].join('')
}

const placesUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function missingPairs(one: Facet, other: Facet): [number, number][] {
  const found = new Set(
    one.places.flatMap((places, item) => places.flatMap((a) => (other.places[item] ?? []).map((b) => `${a} ${b}`))),
  )
  return placesUpTo(one.count).flatMap((a) =>
    placesUpTo(other.count).flatMap((b): [number, number][] => (found.has(`${a} ${b}`) ? [] : [[a, b]])),
  )
}
