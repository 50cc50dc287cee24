import type { Answer } from './Call.ts'
import { type Before, canonical } from './canonical.ts'

export interface Difference {
  call: Answer['call']
  number: number
  /** Where the answers differ first: `status`, `docs.0.title`. */
  at: string
  values: [unknown, unknown]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The first place in which two values differ; nothing when they are the same. The order of names says nothing. */
function firstDifference(
  a: unknown,
  b: unknown,
  path: readonly string[] = [],
): Pick<Difference, 'at' | 'values'> | null {
  if (Object.is(a, b)) return null
  const isSameShape = isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)
  if (!isSameShape) return { at: path.join('.'), values: [a, b] }
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const difference = firstDifference(a[name], b[name], [...path, name])
    if (difference) return difference
  }
  return null
}

/** What two databases answered differently to the same calls. */
export function differencesBetween(one: readonly Answer[], other: readonly Answer[], before: Before): Difference[] {
  return one.flatMap(({ body, call, status }, at) => {
    const [a, b] = [{ status, body }, other[at]].map((answer) => ({
      status: answer?.status,
      body: canonical(answer?.body, before),
    }))
    const difference = firstDifference(a, b)
    return difference ? [{ call, number: at, ...difference }] : []
  })
}

const placeOf = ({ at, call }: Difference) => `${call.kind}: ${at.replace(/\.\d+(?=\.|$)/g, '.N')}`

/** Differences of the same kind of call in the same place, with one of them as an example. */
export function grouped(differences: readonly Difference[]): string[] {
  return [...Map.groupBy(differences, placeOf)].map(([place, [first, ...rest]]) => {
    const { call, number, values } = first as Difference
    const [a, b] = values.map((value) => (JSON.stringify(value) ?? 'absent').slice(0, 160))
    const body = call.body === undefined ? '' : ` ${JSON.stringify(call.body).slice(0, 200)}`
    return `${rest.length + 1} × ${place}\n    #${number} as ${call.as}: ${call.method} ${call.path}${body}\n    ${a}\n    ${b}`
  })
}
