import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { otherLocale, type Locale } from '../content/locales.ts'
import type { PhoneMessages } from '../messages/en/phone.ts'
import { listCountries, type Country } from '../phone/countries.ts'
import { rankCountries } from '../phone/rankCountries.ts'
import { createTypeAhead } from '../phone/typeAhead.ts'
import { COUNTRY_SEARCH_DEBOUNCE } from '../spec/phone.ts'

interface CountryListProps {
  id: string
  locale: Locale
  words: PhoneMessages
  direction: 'ltr' | 'rtl'
  selected: string | null
  preferred: readonly string[]
  hasSearch: boolean
  flagUrl: (iso2: string) => string
  opener: RefObject<HTMLElement | null>
  onChoose: (iso2: string) => void
  onClose: (returnsFocus: boolean) => void
}

const inOrder = (locale: Locale, preferred: readonly string[]): readonly Country[] => {
  const all = listCountries(locale)
  const first = preferred.flatMap((iso2) => all.filter((country) => country.iso2 === iso2))
  return [...first, ...all.filter((country) => !first.includes(country))]
}

/** The list of countries: searched, moved through and chosen from with keys, pointer or touch. */
export default function CountryList(props: CountryListProps) {
  const { id, locale, words, direction, selected, preferred, hasSearch, flagUrl, opener, onChoose, onClose } = props
  const countries = useMemo(() => inOrder(locale, preferred), [locale, preferred])
  const foreignNames = useMemo(
    () => new Map(listCountries(otherLocale(locale)).map(({ iso2, name }) => [iso2, name])),
    [locale],
  )
  const [query, setQuery] = useState('')
  const found = useMemo(() => rankCountries(countries, query, foreignNames), [countries, query, foreignNames])
  const [highlighted, setHighlighted] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ iso2 }) => iso2 === selected),
    ),
  )
  const [findByLetter] = useState(() => createTypeAhead(countries))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What was typed and is not searched for yet: a key that acts on the hits must not act on those of before.
  const pending = useRef<string>(undefined)
  const dialog = useRef<HTMLDivElement>(null)
  const focusTarget = useRef<HTMLElement>(null)
  const optionId = useId()
  const current = found[highlighted]
  const activeOption = current ? `${optionId}${current.iso2}` : undefined

  useEffect(() => {
    focusTarget.current?.focus()
    return () => clearTimeout(timer.current)
  }, [])

  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeOption])

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const isInside = [dialog.current, opener.current].some((element) => element?.contains(target as Node))
      if (!isInside) onClose(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  })

  const searchNow = (text: string) => {
    clearTimeout(timer.current)
    pending.current = undefined
    setQuery(text)
    setHighlighted(0)
  }
  const search = (text: string) => {
    clearTimeout(timer.current)
    pending.current = text
    timer.current = setTimeout(() => searchNow(text), COUNTRY_SEARCH_DEBOUNCE)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const waiting = pending.current
    if (waiting !== undefined && ['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) {
      event.preventDefault()
      searchNow(waiting)
      const [best] = rankCountries(countries, waiting, foreignNames)
      if (event.key === 'Enter' && best) onChoose(best.iso2)
      return
    }
    const move = (step: number) => {
      event.preventDefault()
      if (found.length > 0) setHighlighted((highlighted + step + found.length) % found.length)
    }
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter') {
      event.preventDefault()
      if (current) onChoose(current.iso2)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose(true)
    } else if (event.key === 'Tab') onClose(false)
    else if (!hasSearch && event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const hit = findByLetter(event.key)
      if (hit) setHighlighted(found.indexOf(hit))
    }
  }

  return (
    <div ref={dialog} id={id} className="phone-list" role="dialog" aria-label={words.chooseCountry} dir={direction}>
      {hasSearch && (
        <input
          ref={(element) => {
            focusTarget.current = element
          }}
          className="input"
          type="search"
          role="combobox"
          aria-label={words.search}
          placeholder={words.search}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-options`}
          aria-activedescendant={activeOption}
          autoComplete="off"
          onInput={(event) => search(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <ul
        ref={(element) => {
          if (!hasSearch) focusTarget.current = element
        }}
        id={`${id}-options`}
        className="phone-options"
        role="listbox"
        aria-label={words.list}
        tabIndex={hasSearch ? -1 : 0}
        aria-activedescendant={hasSearch ? undefined : activeOption}
        onKeyDown={hasSearch ? undefined : onKeyDown}
      >
        {found.map(({ iso2, name, dialCode }, index) => (
          <li
            key={iso2}
            id={`${optionId}${iso2}`}
            role="option"
            aria-selected={iso2 === selected}
            data-highlighted={index === highlighted ? '' : undefined}
            onPointerMove={() => index !== highlighted && setHighlighted(index)}
            onClick={() => onChoose(iso2)}
          >
            <img src={flagUrl(iso2)} alt="" width={24} height={16} loading="lazy" />
            <span className="phone-name">{name}</span>
            <bdi className="phone-code" dir="ltr">
              +{dialCode}
            </bdi>
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {query === '' ? '' : words.results(found.length)}
      </p>
      {found.length === 0 && (
        <p className="phone-none" aria-hidden="true">
          {words.results(0)}
        </p>
      )}
    </div>
  )
}
