import type { Locale } from '@diwan/shared/content'
import type { hiringMessages } from '@diwan/shared/messages/hiring'
import type { VacancyChoice } from './listVacancyChoices'

interface Props {
  vacancies: VacancyChoice[]
  words: (typeof hiringMessages)[Locale]['board']
}

/** What a choice of vacancy offers: all of them, none, and each. */
export const VacancyOptions = ({ vacancies, words }: Props) => (
  <>
    <option value="">{words.allVacancies}</option>
    <option value="none">{words.speculative}</option>
    {vacancies.map(({ id, title }) => (
      <option key={id} value={id}>
        {title}
      </option>
    ))}
  </>
)
