import type { Locale } from '../content/locales.ts'
import { problems as ar } from './ar/problems.ts'
import { problems as en, type Problems } from './en/problems.ts'

const messages: Record<Locale, Problems> = { en, ar }

type Name = keyof Problems
type Values = Record<string, string | number>

const PLACE = /\{(\w+)\}/g

/** A problem as the system writes it down: in English, whoever reads it. */
export const problemOf = (name: Name, values: Values = {}): string => filled(en[name], (place) => String(values[place]))

/**
 * A written problem in a person's language: line by line, and the reason within a sentence too. What is no sentence of ours, like an
 * error of a library, stays as it is.
 */
export function problemIn(written: string, locale: Locale): string {
  if (locale === 'en') return written
  return (
    translated(written, locale) ??
    written
      .split('\n')
      .map((line) => translated(line, locale) ?? line)
      .join('\n')
  )
}

function translated(written: string, locale: Locale): string | null {
  for (const [name, pattern] of patterns) {
    const match = pattern.exec(written)
    if (match === null) continue
    const values = match.groups ?? {}
    return filled(messages[locale][name], (place) =>
      place === 'reason' ? problemIn(values[place] ?? '', locale) : inOneDirection(values[place] ?? ''),
    )
  }
  return null
}

const filled = (template: string, valueOf: (place: string) => string) =>
  template.replaceAll(PLACE, (_, place: string) => valueOf(place))

/** A path, a number or a name of code reads from left to right, whatever stands around it. */
const inOneDirection = (value: string) => `\u2066${value}\u2069`

// A reason may go on over several lines; everything else stands in one.
const patterns = Object.entries(en).map(([name, template]) => {
  const parts = template.split(PLACE)
  const source = parts.map((part, at) =>
    at % 2 === 0
      ? part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      : part === 'reason'
        ? '(?<reason>[^]*)'
        : `(?<${part}>.+?)`,
  )
  return [name as Name, new RegExp(`^${source.join('')}$`)] as const
})
