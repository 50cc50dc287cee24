import type { FocusEventHandler, FormEvent, Ref } from 'react'
import type { Locale } from '../content/locales.ts'
import type { PhoneMessages } from '../messages/en/phone.ts'
import type { PhoneError } from '../phone/phoneCheck.ts'
import type { LineType } from '../phone/numberingPlan.ts'

/** What a form can ask a phone field, and tell it. Checks are `null` until the metadata has been loaded, on first focus. */
export interface PhoneFieldApi {
  /** The number in E.164, or the text as it is while its length is impossible; empty when nothing is entered. */
  getNumber(): string
  /** ISO code of the selected country; `null` is the globe. */
  getCountry(): string | null
  setCountry(iso2: string | null): void
  setNumber(value: string): void
  /** Whether the length is possible for an allowed type. */
  isPossible(): boolean | null
  /** Whether the country gives out such a number for an allowed type. */
  isValid(): boolean | null
  getError(): PhoneError | undefined | null
}

export interface PhoneFieldProps {
  id: string
  name: string
  locale: Locale
  /** The field's words in that language: the other one's are not sent to the browser. */
  words: PhoneMessages
  defaultValue?: string
  /** ISO code of the country that is selected at first. */
  defaultCountry?: string
  /** Countries at the top of the list. */
  preferredCountries?: readonly string[]
  /** Types of line that are accepted; none named accepts every type. */
  types?: readonly LineType[]
  /** Lets no more in than a number of the country can have. */
  strict?: boolean
  /** Shows the dial code outside the field. */
  separateDialCode?: boolean
  /** Whether the list has a search field; without one, letters find a country by the beginning of its name. */
  search?: boolean
  /** Looks up the visitor's country, asked once on first focus. Off unless given; a failure changes nothing. */
  lookUpCountry?: () => Promise<string>
  /** Address of a country's flag, a local SVG. */
  flagUrl?: (iso2: string) => string
  required?: boolean
  /** Shows the number and takes no other. */
  readOnly?: boolean | undefined
  autoComplete?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  onChange?: (event: FormEvent<HTMLInputElement>) => void
  onFocus?: FocusEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  onCountryChange?: (iso2: string | null) => void
  /** The `<input>` itself. */
  ref?: Ref<HTMLInputElement>
  api?: Ref<PhoneFieldApi>
}
