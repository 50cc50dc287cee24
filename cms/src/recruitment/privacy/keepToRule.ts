import { isLocale } from '@diwan/shared/content'
import { DAY } from '@diwan/shared/lib/time'
import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import { type FieldHook, ValidationError } from 'payload'
import { faultsIn } from '@/fields/faultsIn'
import { longDate } from '@/recruitment/longDate'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { readRetention } from './readRetention'

const timeOf = (date: string | null | undefined) => (date ? Date.parse(date) : undefined)

/**
 * Refuses to staff an end before the one of the rule, which would be put back once it came; no end at all becomes the rule's.
 * Sooner than that a person is erased, or decides so.
 */
export const keepToRule: FieldHook<ApplicantDoc, string | null | undefined> = async (args) => {
  const { data, operation, originalDoc, overrideAccess, previousValue, req, value } = args
  const isChanged = value !== undefined && timeOf(value) !== timeOf(previousValue)
  if (overrideAccess || operation !== 'update' || !originalDoc || !isChanged) return value
  const person = { ...originalDoc, ...data, retainUntil: value }
  const end = await readRetention(req.payload, person, new Date(), req)
  if (!value) return end.getTime() > 0 ? end.toISOString() : null
  // A day is chosen, of which the rule knows the hour.
  if (Date.parse(value) > end.getTime() - DAY) return value
  const locale = isLocale(req.i18n.language) ? req.i18n.language : 'en'
  const message = faultsIn(req).keptByRule(longDate(end, locale, await readTimeZone(req.payload)))
  throw new ValidationError({ collection: 'applicants', errors: [{ path: 'retainUntil', message }] }, req.t)
}
