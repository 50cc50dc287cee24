import type { Texts } from '../texts.ts'

/** Words of the phone field. */
export const phone = {
  chooseCountry: 'Country of the number',
  selectedCountry: (name: string, dialCode: string) => `Country of the number: ${name}, +${dialCode}`,
  noCountry: 'Country of the number: not known yet',
  search: 'Search by country or code',
  results: (count: number) =>
    count === 0 ? 'No country found' : count === 1 ? '1 country found' : `${count} countries found`,
  list: 'Countries',
}

export type PhoneMessages = Texts<typeof phone>
