import { isLocale } from '@diwan/shared/content'
import { listCountries } from '@diwan/shared/phone'
import type { DefaultServerCellComponentProps } from 'payload'

/** A country of a list by its name. */
export function CountryCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const code = String(cellData ?? '')
  const countries = listCountries(isLocale(i18n.language) ? i18n.language : 'en')
  return countries.find(({ iso2 }) => iso2 === code.toLowerCase())?.name ?? (code || '–')
}
