import { Metadata, type CountryCode, type MetadataJson, type PhoneNumberType } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'

/** Types of line a field can allow. */
export type LineType = PhoneNumberType

// The library declares a part of what its class offers; these are the methods its own `isPossible` and `getType` use.
interface PlanType {
  pattern(): string
  possibleLengths(): number[]
}
interface Plan {
  nationalNumberPattern(): string
  possibleLengths(): number[]
  type(type: LineType): PlanType | undefined
}

const SAME_AS_FIXED_LINE = '' // how the metadata says "mobile numbers look like fixed lines"

function planOf(iso2: string): Plan | undefined {
  const country = iso2.toUpperCase() as CountryCode
  if (!(country in (metadata as MetadataJson).countries)) return undefined
  const all = new Metadata(metadata as MetadataJson)
  all.selectNumberingPlan(country)
  return all.numberingPlan as unknown as Plan
}

const MIXED: readonly LineType[] = ['FIXED_LINE', 'MOBILE']
const EVERY_TYPE: readonly LineType[] = [
  ...MIXED,
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'VOIP',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
]

const expand = (types: readonly LineType[]) =>
  types.flatMap((type) => (type === 'FIXED_LINE_OR_MOBILE' ? MIXED : [type]))

/** Lengths that a national number can have in a country, for at least one of the types; any type when none is named. None where the country has no such line. */
export function possibleLengthsOf(iso2: string, types: readonly LineType[] = []): readonly number[] {
  const plan = planOf(iso2)
  if (!plan) return []
  const lengths = expand(types).flatMap((type) => {
    const own = plan.type(type)
    if (own && own.pattern() !== SAME_AS_FIXED_LINE) return own.possibleLengths()
    return type === 'MOBILE' || type === 'FIXED_LINE' ? (plan.type('FIXED_LINE')?.possibleLengths() ?? []) : []
  })
  const found = types.length > 0 ? lengths : plan.possibleLengths()
  return [...new Set(found)].sort((a, b) => a - b)
}

const matches = (national: string, pattern: string) => new RegExp(`^(?:${pattern})$`).test(national)

/** Whether a national number is one that the country gives out, and for one of the types; any type when none is named. */
export function isGivenOut(national: string, iso2: string, types: readonly LineType[] = []): boolean {
  const plan = planOf(iso2)
  if (!plan || !matches(national, plan.nationalNumberPattern())) return false
  const is = (type: LineType) => {
    const own = plan.type(type)
    return own !== undefined && own.pattern() !== '' && matches(national, own.pattern())
  }
  const mobile = plan.type('MOBILE')
  const isEither = is('FIXED_LINE') && (!mobile || mobile.pattern() === SAME_AS_FIXED_LINE)
  // As in the library: what matches the pattern of all numbers and of no type of line is not given out.
  return expand(types.length > 0 ? types : EVERY_TYPE).some((type) => is(type) || (isEither && MIXED.includes(type)))
}
