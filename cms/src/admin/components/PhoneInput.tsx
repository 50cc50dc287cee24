'use client'

import { isLocale } from '@diwan/shared/content'
import { phoneMessages } from '@diwan/shared/messages/phone'
import { PhoneField, type PhoneFieldApi } from '@diwan/shared/react/PhoneField'
import { useField, useTranslation, withCondition } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useRef } from 'react'
import { FieldFrame } from './FieldFrame'
import '@diwan/shared/styles/phoneField.css'

/** The phone field of the public forms in the admin; the form holds E.164 as soon as the number has a possible length. */
function PhoneInputField({ field, path: givenPath, readOnly }: TextFieldClientProps) {
  const { i18n } = useTranslation()
  const state = useField<string | null>({ potentiallyStalePath: givenPath })
  const { disabled, path, setValue, showError, value } = state
  const phone = useRef<PhoneFieldApi>(null)
  const hasFocus = useRef(false)
  const isFromForm = useRef(false)

  // The form changed it: another version was restored, or a saved number came back. Never under somebody's fingers.
  useEffect(() => {
    const number = value ?? ''
    if (hasFocus.current || phone.current?.getNumber() === number) return
    isFromForm.current = true
    phone.current?.setNumber(number)
    isFromForm.current = false
  }, [value])

  const isFixed = Boolean(readOnly || disabled)
  const locale = isLocale(i18n.language) ? i18n.language : 'en'
  return (
    <FieldFrame
      field={field}
      state={state}
      className={`text diwan-phone${showError ? ' error' : ''}${isFixed ? ' read-only' : ''}`}
    >
      <PhoneField
        api={phone}
        id={`field-${path.replaceAll('.', '__')}`}
        name={path}
        locale={locale}
        words={phoneMessages[locale]}
        types={EVERY_TYPE}
        defaultValue={value ?? ''}
        autoComplete="off"
        readOnly={isFixed}
        aria-invalid={showError}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={() => {
          hasFocus.current = false
        }}
        onChange={() => {
          if (!isFromForm.current) setValue(phone.current?.getNumber() ?? '')
        }}
      />
    </FieldFrame>
  )
}

// Offices have landlines and callers' numbers of every kind.
const EVERY_TYPE = [] as const

export const PhoneInput = withCondition(PhoneInputField)
