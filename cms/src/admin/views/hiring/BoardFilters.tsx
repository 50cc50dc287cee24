'use client'
import { MAX_TAG_LENGTH } from '@diwan/shared/spec/hiring'
import { ages, type Filters } from './filters'
import type { VacancyChoice } from './listVacancyChoices'
import { useHiringWords } from './useHiringWords'
import { VacancyOptions } from './VacancyOptions'

interface Props {
  filters: Filters
  vacancies: VacancyChoice[]
  /** Tags to choose from; any other may be written. */
  tags: string[]
  onChange: (name: keyof Filters, value: string) => void
}

const ratings = ['3', '4', '5']

/** What the board is narrowed by. */
export function BoardFilters({ filters, onChange, tags, vacancies }: Props) {
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
          <VacancyOptions vacancies={vacancies} words={board} />
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
      <label>
        {board.tag}
        <input
          list="board-tags"
          maxLength={MAX_TAG_LENGTH}
          placeholder={board.any}
          value={filters.tag}
          onChange={(event) => onChange('tag', event.target.value)}
        />
        <datalist id="board-tags">
          {tags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </label>
    </form>
  )
}
