import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { directionOf } from '../content/locales.ts'
import { asciiDigits, hasEasternDigits } from '../phone/asciiDigits.ts'
import { countryOf, listCountries } from '../phone/countries.ts'
import { countryFromNumber } from '../phone/countryFromNumber.ts'
import { e164Of } from '../phone/e164Of.ts'
import { plusForZeros } from '../phone/plusForZeros.ts'
import { plusInFront } from '../phone/plusInFront.ts'
import { withoutDialCode } from '../phone/withoutDialCode.ts'
import type { PhoneFieldProps } from './phoneFieldProps.ts'
import { replaceDialCode } from './replaceDialCode.ts'
import { usePhoneCore } from './usePhoneCore.ts'

export type { PhoneFieldApi, PhoneFieldProps } from './phoneFieldProps.ts'

// The list and its search are needed by those who open it.
const CountryList = lazy(() => import('./CountryList.tsx'))

const GULF = ['sa', 'ae', 'bh', 'kw', 'om', 'qa']

/**
 * A telephone number with its country. The input is uncontrolled: what a visitor typed before hydration stays, and a form
 * library may register it like any other input.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { id, name, locale, words, defaultValue = '', defaultCountry = 'sa', preferredCountries = GULF } = props
  const { types = ['MOBILE'], strict = true, separateDialCode = false, search = true, lookUpCountry } = props
  const { readOnly = false, flagUrl = (iso2: string) => `/flags/${iso2}.svg`, onCountryChange } = props
  const [country, setCountry] = useState(() =>
    defaultValue === ''
      ? defaultCountry
      : countryFromNumber(defaultValue, { selected: defaultCountry, separateDialCode }),
  )
  const [initialValue] = useState(() =>
    separateDialCode ? withoutDialCode(defaultValue, countryOf(country)) : defaultValue,
  )
  const [isOpen, setIsOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const last = useRef<string | null>(defaultCountry)
  // What was pasted outside strict mode keeps its own format.
  const keepsFormat = useRef(false)
  const hasLookedUp = useRef(false)
  const listId = useId()
  const { core, loadCore } = usePhoneCore()
  // The country as handlers see it: an event may follow before the next render.
  const current = useRef(country)

  const select = (next: string | null) => {
    if (next === current.current) return
    current.current = next
    if (next !== null) last.current = next
    setCountry(next)
    onCountryChange?.(next)
  }

  const put = (value: string, caret: number) => {
    const field = input.current
    if (!field || (field.value === value && field.selectionStart === caret)) return
    field.value = value
    // Setting the caret of a field without focus would take the focus in some browsers.
    if (document.activeElement === field) field.setSelectionRange(caret, caret)
  }

  /** A number as it is meant that was written without the plus before its dial code, or with it behind. */
  const withPlus = (value: string, isTakenOut = false) => {
    const written = plusForZeros(plusInFront(value), current.current)
    if (!core || isTakenOut) return written
    return core.plusForDialCode(written, { country: current.current, types, separateDialCode })
  }

  /** Brings country and format in line with what the field holds. What is too long is cut only where something was put in. */
  const tidy = (isTakenOut = false) => {
    const field = input.current
    if (!field) return
    let caret = field.selectionStart ?? field.value.length
    const dialled = strict ? withPlus(field.value, isTakenOut) : field.value
    if (dialled !== field.value) {
      caret = Math.max(0, caret - (field.value.length - dialled.length))
      put(dialled, caret)
    }
    const detected = countryFromNumber(field.value, {
      selected: current.current,
      last: last.current,
      preset: defaultCountry,
      separateDialCode,
    })
    if (separateDialCode && asciiDigits(field.value).trim().startsWith('+')) {
      const national = withoutDialCode(field.value, countryOf(detected))
      if (national !== field.value) put(national, national.length)
    }
    if (/^[+\d]*$/.test(field.value)) keepsFormat.current = false
    if (core && strict && !isTakenOut && !hasExtension(field.value)) {
      const edit = { value: '', start: 0, end: 0, country: detected, last: last.current, types, separateDialCode }
      const allowed = core.acceptPaste(field.value, edit)
      // Keys are stopped before they arrive; this catches what keyboards without keys and autofill put in.
      if (allowed && countDigits(allowed.value) !== countDigits(field.value))
        put(allowed.value, Math.min(caret, allowed.caret))
      else if (/[\p{L}]/u.test(field.value) && allowed) put(allowed.value, allowed.caret)
    }
    if (core && !keepsFormat.current && !hasEasternDigits(field.value)) {
      const formatted = core.formatAsTyped(
        field.value,
        field.selectionStart ?? caret,
        countryOf(detected),
        separateDialCode,
      )
      put(formatted.value, formatted.caret)
    }
    select(detected)
  }

  // A country that was chosen is not found anew in the number, which may say another one until it is changed.
  const isChoosing = useRef(false)
  const announce = () => input.current?.dispatchEvent(new Event('input', { bubbles: true }))

  const choose = (iso2: string) => {
    const field = input.current
    setIsOpen(false)
    if (!field) return
    const value = separateDialCode
      ? field.value
      : replaceDialCode(field.value, countryOf(current.current), countryOf(iso2))
    const formatted = core?.formatAsTyped(value, value.length, countryOf(iso2), separateDialCode)
    select(iso2)
    field.focus()
    put(formatted?.value ?? value, formatted?.caret ?? value.length)
    isChoosing.current = true
    announce()
    isChoosing.current = false
  }

  const editOf = (field: HTMLInputElement) => ({
    value: field.value,
    start: field.selectionStart ?? 0,
    end: field.selectionEnd ?? 0,
    country: current.current,
    last: last.current,
    types,
    separateDialCode,
  })

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, altKey, metaKey, currentTarget: field } = event
    if (!core || !strict || readOnly || key.length !== 1 || ctrlKey || altKey || metaKey) return
    if (!core.acceptsKey(key, editOf(field))) event.preventDefault()
  }

  const onPaste = (event: React.ClipboardEvent<HTMLInputElement>) => {
    if (readOnly) return
    if (!strict || !core) {
      keepsFormat.current = !strict
      return
    }
    event.preventDefault()
    const { currentTarget: field } = event
    const edit = editOf(field)
    const isWhole = edit.start === 0 && edit.end === field.value.length
    const pasted = event.clipboardData.getData('text')
    const text = isWhole ? withPlus(pasted) : plusForZeros(pasted, current.current)
    if (separateDialCode && isWhole && /^[^\d+]*\+/.test(asciiDigits(text))) {
      // The number says its country itself; `tidy` takes both apart.
      field.value = text.slice(asciiDigits(text).indexOf('+'))
      announce()
      return
    }
    const result = core.acceptPaste(text, edit)
    if (!result) return
    put(result.value, result.caret)
    announce()
  }

  const lookUp = async () => {
    if (!lookUpCountry || hasLookedUp.current) return
    hasLookedUp.current = true
    try {
      const found = countryOf(await lookUpCountry())
      if (found && input.current?.value === '') select(found.iso2)
    } catch {
      // The default country stays.
    }
  }

  const begin = () => {
    loadCore()
    if (!readOnly) void lookUp()
  }
  // Who stands in the field before hydration does not focus it again.
  const beginEarly = useEffectEvent(() => {
    if (document.activeElement === input.current) begin()
  })
  useEffect(() => beginEarly(), [])

  // Text that was typed, or filled in by the browser, before hydration or before the metadata came.
  const readEarlyText = useEffectEvent(() => {
    if (input.current && input.current.value !== '') tidy()
  })
  useEffect(() => {
    queueMicrotask(() => readEarlyText())
  }, [core])

  const checked = () => ({ value: input.current?.value ?? '', country: current.current, types, separateDialCode })
  useImperativeHandle(props.api, () => ({
    getNumber: () => {
      const value = input.current?.value.trim() ?? ''
      const selected = countryOf(current.current)
      if (value === '' || !selected) return value
      return e164Of(separateDialCode ? `+${selected.dialCode}${value}` : value, selected.dialCode) ?? value
    },
    getCountry: () => current.current,
    setCountry: (iso2) => (iso2 === null ? select(null) : choose(iso2)),
    setNumber: (value) => {
      put(value, value.length)
      announce()
    },
    isPossible: () => core && core.isPossibleNumber(checked()),
    isValid: () => core && core.isValidNumber(checked()),
    getError: () => core && core.phoneErrorOf(checked()),
  }))

  const selected = countryOf(country)
  const localName = listCountries(locale).find(({ iso2 }) => iso2 === country)?.name ?? ''
  return (
    <div className="phone" data-open={isOpen ? '' : undefined}>
      <div className="phone-box" dir="ltr">
        <button
          ref={button}
          type="button"
          className="phone-country"
          data-replay=""
          disabled={readOnly}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-label={selected ? words.selectedCountry(localName, selected.dialCode) : words.noCountry}
          onClick={() => setIsOpen(!isOpen)}
        >
          {selected ? (
            <img src={flagUrl(selected.iso2)} alt="" width={24} height={16} loading="lazy" />
          ) : (
            <span aria-hidden="true">🌐</span>
          )}
          {separateDialCode && selected && <span>+{selected.dialCode}</span>}
          <span className="phone-arrow" aria-hidden="true" />
        </button>
        <input
          ref={(field) => {
            input.current = field
            if (typeof props.ref === 'function') props.ref(field)
            else if (props.ref) props.ref.current = field
          }}
          id={id}
          name={name}
          className="input phone-number"
          type="tel"
          inputMode="tel"
          dir="ltr"
          defaultValue={initialValue}
          autoComplete={props.autoComplete ?? 'tel'}
          required={props.required}
          readOnly={readOnly}
          aria-describedby={props['aria-describedby']}
          aria-invalid={props['aria-invalid'] || undefined}
          onFocus={(event) => {
            begin()
            props.onFocus?.(event)
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          // Not React's onChange: it stays silent when a script has set the value.
          onInput={(event) => {
            if (!isChoosing.current) tidy(isTakingOut(event.nativeEvent))
            props.onChange?.(event)
          }}
          onBlur={props.onBlur}
        />
      </div>
      {isOpen && (
        <Suspense>
          <CountryList
            id={listId}
            locale={locale}
            words={words}
            direction={directionOf[locale]}
            selected={country}
            preferred={preferredCountries}
            hasSearch={search}
            flagUrl={flagUrl}
            opener={button}
            onChoose={choose}
            onClose={(returnsFocus) => {
              setIsOpen(false)
              if (returnsFocus) button.current?.focus()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

// Without its "+" a whole number is too long for a national one: whoever puts another in front still wants its last digits.
const isTakingOut = ({ inputType }: Event & { inputType?: string }) => /^(?:delete|history)/.test(inputType ?? '')

const countDigits = (text: string) => asciiDigits(text).replace(/[^\d+]/g, '')

const hasExtension = (text: string) => /(?:;ext=|ext\.?|x|#)\s*\d*$/i.test(text)
