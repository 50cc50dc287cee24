import type { Locale } from '@diwan/shared/content'
import type { FormFault } from '@diwan/shared/contracts/formFields'
import type { VacancyDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { findPublished } from '../findPublished'

/** The vacancy somebody applies for, if visitors can see it and it takes applications at this moment. */
export async function findVacancy(
  payload: Payload,
  id: string,
  locale: Locale,
): Promise<VacancyDoc | { fault: FormFault }> {
  const vacancy = (await findPublished(payload, 'vacancies', id, locale)) as VacancyDoc | undefined
  const now = Date.now()
  if (!vacancy || Date.parse(vacancy.publishedAt) > now) return { fault: 'vacancyInvalid' }
  const isOpen = vacancy.state === 'open' && (!vacancy.closesAt || Date.parse(vacancy.closesAt) > now)
  return isOpen ? vacancy : { fault: 'vacancyClosed' }
}
