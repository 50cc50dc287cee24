import { type FocusEvent, useRef, useState } from 'react'
import type { FormsMessages } from '@diwan/shared/messages/en/forms'
import { lazily } from './lazily'
import { TextField } from './TextField'
import type { FieldRegistration } from './useFields'

const loadSlips = lazily('Nothing is said of slips in addresses', () =>
  import('@diwan/shared/lib/emailSlip').then(({ emailSlip }) => emailSlip),
)

interface EmailFieldProps {
  id: string
  label: string
  error: string | undefined
  value: string | undefined
  field: FieldRegistration
  words: FormsMessages
}

/** An address that is written to: asks, in the place of its hint so that nothing moves, whether a slip was meant otherwise. */
export function EmailField({ words, ...common }: EmailFieldProps) {
  const [meant, setMeant] = useState<string>()
  const control = useRef<HTMLInputElement>(null)

  const look = async ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    control.current = currentTarget
    const slipOf = await loadSlips()
    setMeant(slipOf?.(currentTarget.value))
  }
  const take = () => {
    if (control.current && meant) control.current.value = meant
    setMeant(undefined)
    control.current?.focus()
  }

  return (
    <TextField
      {...common}
      hint={
        <span aria-live="polite">
          {meant ? (
            <button type="button" className="slip" onClick={take}>
              {words.hint.emailSlip(meant)}
            </button>
          ) : (
            words.hint.email
          )}
        </span>
      }
      type="email"
      dir="ltr"
      autoComplete="email"
      spellCheck={false}
      onBlur={(event) => void look(event)}
    />
  )
}
