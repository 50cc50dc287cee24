import type { ReactNode } from 'react'
import type { FieldRegistration } from './useFields'
import { ErrorSlot } from './Field'

interface ConsentProps {
  id: string
  label: string
  error?: string | undefined
  isChecked: boolean
  field: FieldRegistration
  /** A link to more about it, on a line of its own. */
  children?: ReactNode
}

/** A checkbox that agrees to one purpose. */
export function Consent({ id, label, error, isChecked, field, children }: ConsentProps) {
  return (
    <div className="field">
      <ErrorSlot id={id} name={field.name} error={error} />
      <label className="checkbox">
        <input
          {...field}
          id={id}
          type="checkbox"
          value="true"
          defaultChecked={isChecked}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {children}
    </div>
  )
}
