import type { Locale } from '@diwan/shared/content'
import { entriesMessages } from '@diwan/shared/messages/entries'
import type { Vacancy } from './schema'

/** A salary range in words, `null` when the vacancy names none. */
export function formatSalary(locale: Locale, salary: Vacancy['salary']): string | null {
  const { from, to, currency, period } = salary ?? {}
  if (from == null && to == null) return null
  const words = entriesMessages[locale].job
  const money = new Intl.NumberFormat(locale === 'ar' ? 'ar-SA-u-nu-latn' : 'en-GB', {
    style: 'currency',
    currency: currency ?? 'SAR',
    currencyDisplay: locale === 'ar' ? 'name' : 'code',
    maximumFractionDigits: 0,
  })
  const amount =
    from != null && to != null
      ? money.formatRange(from, to)
      : from != null
        ? words.salaryFrom(money.format(from))
        : words.salaryUpTo(money.format(to ?? 0))
  return period ? words.perPeriod(amount, words[period]) : amount
}
