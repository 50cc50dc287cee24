import { type Locale, otherLocale } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import { readEntry } from '@/content/localized'
import { openingOf, takesApplications } from './openingOf'
import { type Question, vacancySchema } from './schema'

/** What the form of a vacancy asks, `null` where no visitor can see the vacancy; `isOpen` says whether it takes applications. */
export const findApplicationForm = defineQuery(
  'vacancies.applicationForm',
  (store, { id, locale }: { id: string; locale: Locale }): { questions: Question[]; isOpen: boolean } | null => {
    const vacancy =
      readEntry(store, 'vacancies', id, locale, vacancySchema) ??
      readEntry(store, 'vacancies', id, otherLocale(locale), vacancySchema)
    if (vacancy === null) return null
    return { questions: vacancy.questions, isOpen: takesApplications(openingOf(store, vacancy)) }
  },
)
