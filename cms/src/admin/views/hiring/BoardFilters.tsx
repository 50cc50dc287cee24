'use client'
import type { Filters } from './filters'
import type { VacancyChoice } from './listVacancyChoices'
import { useHiringWords } from './useHiringWords'

interface Props {
  filters: Filters
  vacancies: VacancyChoice[]
  onChange: (name: keyof Filters, value: string) => void
}

const ratings = ['3', '4', '5']
const ages = [3, 7, 14, 30]

/** What the board is narrowed by. */
export function BoardFilters({ filters, onChange, vacancies }: Props) {
  const { words } = useHiringWords()
  const { board } = words
  return (
    <form className="hiring-filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <label>
        {board.search}
        <input
          type="search"
          placeholder={board.searchHint}
          value={filters.q}
          onChange={(event) => onChange('q', event.target.value)}
        />
      </label>
      <label>
        {board.vacancy}
        <select value={filters.vacancy} onChange={(event) => onChange('vacancy', event.target.value)}>
          <option value="">{board.allVacancies}</option>
          <option value="none">{board.speculative}</option>
          {vacancies.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {board.rating}
        <select value={filters.rating} onChange={(event) => onChange('rating', event.target.value)}>
          <option value="">{board.any}</option>
          {ratings.map((rating) => (
            <option key={rating}>{rating}</option>
          ))}
        </select>
      </label>
      <label>
        {board.age}
        <select value={filters.age} onChange={(event) => onChange('age', event.target.value)}>
          <option value="">{board.any}</option>
          {ages.map((age) => (
            <option key={age} value={age}>
              {board.days(age)}
            </option>
          ))}
        </select>
      </label>
    </form>
  )
}
