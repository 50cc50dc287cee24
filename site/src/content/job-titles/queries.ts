import type { Locale } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import { readLocalized } from '@/content/localized'
import { type JobTitle, jobTitleSchema } from './schema'

/** A job title by id, in the other language where it has none in this one. */
export const findJobTitle = defineQuery(
  'job-titles.find',
  (store, { id, locale }: { id: string | null; locale: Locale }): JobTitle | null =>
    id === null ? null : (readLocalized(store, 'job-titles', id, locale, jobTitleSchema)?.entry ?? null),
)
