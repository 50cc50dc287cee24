'use client'

import { useId } from 'react'

interface EntryProps {
  label: string
  value: string
  onChange: (value: string) => void
  kind: 'password' | 'code'
}

const attributes = {
  password: { type: 'password', autoComplete: 'current-password' },
  code: { type: 'text', autoComplete: 'one-time-code', dir: 'ltr' },
} as const

/** A labelled entry of the second factor's small forms. They stand inside Payload's form, so they are none themselves. */
export function Entry({ kind, label, onChange, value }: EntryProps) {
  const id = useId()
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input id={id} {...attributes[kind]} value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  )
}
