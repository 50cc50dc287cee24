import { DAY } from '@diwan/shared/lib/time'
import { parse, stringify } from 'qs-esm'
import { daysAgo } from '@/recruitment/desk/daysAgo'
import { ages, filterNames, filtersIn, type Filters } from './filters'

type Condition = Record<string, unknown>

/** What belongs to one way of looking at the list alone. */
const own = ['view', 'open', 'page', 'from', 'to']

/** The address of the table for an address of the board or the reports: what the board is narrowed by, as conditions of the table. */
export function tableQuery(params: URLSearchParams, now = Date.now()): string {
  const { rest, search, where } = partsOf(params)
  const filters = filtersIn(params)
  const and = [...conditionsOf(where), ...conditionsFor(filters, now)]
  return queryFrom({
    ...rest,
    ...(filters.q || search ? { search: filters.q || search } : {}),
    ...(and.length > 0 ? { where: { or: [{ and }] } } : where ? { where } : {}),
  })
}

/** The same for the board: its own filters where it has them, and what is left as conditions beside them. */
export function boardQuery(params: URLSearchParams, now = Date.now()): string {
  const { rest, search, where } = partsOf(params)
  const filters: Partial<Filters> = Object.fromEntries(Object.entries(filtersIn(params)).filter(([, value]) => value))
  if (search) filters.q = search
  const conditions = conditionsOf(where)
  const left = conditions.filter((condition) => {
    const found = filterFor(condition, now)
    if (!found || filters[found.name]) return true
    filters[found.name] = found.value
    return false
  })
  const further = conditions.length === 0 ? where : left.length > 0 ? { or: [{ and: left }] } : undefined
  return queryFrom({ view: 'board', ...rest, ...filters, ...(further ? { where: further } : {}) })
}

/** The same for the reports: they are about one vacancy, or all of them, and keep what else there is for the way back. */
export const reportsQuery = (params: URLSearchParams, now = Date.now()): string =>
  boardQuery(params, now).replace('view=board', 'view=reports')

/** The same for the file of what they show. */
export const exportQuery = (params: URLSearchParams, now = Date.now()): string =>
  boardQuery(params, now).replace(/view=board&?/, '')

const queryFrom = (query: object): string => stringify(query, { addQueryPrefix: true })

function partsOf(params: URLSearchParams) {
  const parsed = parse(params.toString(), { depth: 10 }) as Record<string, unknown>
  const { search, where, ...others } = parsed
  const names: readonly string[] = [...own, ...filterNames]
  const rest = Object.fromEntries(Object.entries(others).filter(([name]) => !names.includes(name)))
  return {
    rest,
    search: typeof search === 'string' ? search : '',
    where: where && typeof where === 'object' ? (where as Condition) : undefined,
  }
}

/** The conditions that all hold, in the form the table writes them; none when there is a choice between them. */
function conditionsOf(where: Condition | undefined): Condition[] {
  if (!where) return []
  const names = Object.keys(where)
  const [only, ...more] = names.length === 1 && Array.isArray(where.or) ? (where.or as Condition[]) : [where]
  if (!only || more.length > 0 || 'or' in only) return []
  return Array.isArray(only.and)
    ? (only.and as Condition[])
    : Object.entries(only).map(([name, value]) => ({ [name]: value }))
}

function conditionsFor({ age, rating, tag, vacancy }: Filters, now: number): Condition[] {
  const since = daysAgo(age, now)
  return [
    ...(vacancy === 'none' ? [{ vacancy: { exists: 'false' } }] : vacancy ? [{ vacancy: { equals: vacancy } }] : []),
    ...(Number(rating) > 0 ? [{ rating: { greater_than_equal: rating } }] : []),
    ...(since ? [{ stageSince: { less_than: since } }] : []),
    ...(tag ? [{ tags: { in: [tag] } }] : []),
  ]
}

/** The board's filter that says the same as a condition of the table. */
function filterFor(condition: Condition, now: number): { name: keyof Filters; value: string } | undefined {
  const [[field, value] = [], ...more] = Object.entries(condition)
  const [[operator, operand] = [], ...others] = Object.entries((value ?? {}) as Condition)
  if (more.length + others.length > 0) return undefined
  const given = Array.isArray(operand) && operand.length === 1 ? operand[0] : operand
  if (typeof given !== 'string' || !given) return undefined
  switch (`${field} ${operator}`) {
    case 'vacancy equals':
    case 'vacancy in':
      return { name: 'vacancy', value: given }
    case 'vacancy exists':
      return given === 'false' ? { name: 'vacancy', value: 'none' } : undefined
    case 'rating greater_than_equal':
      return { name: 'rating', value: given }
    case 'tags in':
    case 'tags equals':
      return { name: 'tag', value: given }
    case 'stageSince less_than': {
      const age = ages.find((days) => days === Math.round((now - Date.parse(given)) / DAY))
      return age ? { name: 'age', value: String(age) } : undefined
    }
    default:
      return undefined
  }
}
