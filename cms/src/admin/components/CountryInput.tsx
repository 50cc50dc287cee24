'use client'

import { listCountries } from '@diwan/shared/phone'
import { isLocale } from '@diwan/shared/content'
import { ReactSelect, useField, useTranslation, withCondition } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useMemo } from 'react'
import { FieldFrame } from './FieldFrame'

/** A country, chosen by its name in the language of whoever writes; the form holds its code. */
function CountryField({ field, path: givenPath, readOnly }: TextFieldClientProps) {
  const { i18n } = useTranslation()
  const state = useField<string | null>({ potentiallyStalePath: givenPath })
  const { disabled, path, setValue, showError, value } = state
  const locale = isLocale(i18n.language) ? i18n.language : 'en'
  const options = useMemo(
    () => listCountries(locale).map(({ iso2, name }) => ({ value: iso2.toUpperCase(), label: name })),
    [locale],
  )
  const chosen = options.find((option) => option.value === value) ?? (value ? { value, label: value } : undefined)
  return (
    <FieldFrame field={field} state={state} className={`select${showError ? ' error' : ''}`}>
      <ReactSelect
        id={`field-${path.replaceAll('.', '__')}`}
        options={options}
        {...(chosen ? { value: chosen } : {})}
        disabled={Boolean(readOnly || disabled)}
        isClearable={!field.required}
        showError={showError}
        onChange={(option) => setValue(Array.isArray(option) ? null : (option?.value ?? null))}
      />
    </FieldFrame>
  )
}

export const CountryInput = withCondition(CountryField)
