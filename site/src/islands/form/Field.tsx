import type { ReactNode } from 'react'

interface FieldProps {
  /** Id of the control. */
  id: string
  name: string
  label: string
  optional?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  children: (described: { 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }) => ReactNode
}

/** A label, its control, and the slot for what is wrong with it, which is there before any script runs. */
export function Field({ id, name, label, optional, hint, error, children }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {optional ? `${label} ` : label}
        {optional && <span className="hint">{optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <ErrorSlot id={id} name={name} error={error} />
      {children({ 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
    </div>
  )
}

/** The message of one control; the endpoint fills it in for a visitor without scripts. */
export function ErrorSlot({ id, name, error }: { id: string; name: string; error: string | undefined }) {
  return (
    <p id={`${id}-error`} className="error" data-error-for={name} hidden={!error}>
      {error}
    </p>
  )
}
