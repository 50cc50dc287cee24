import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field'
import type { FieldRegistration } from './useFields'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'ref'> {
  id: string
  label: string
  optional?: string | undefined
  hint?: ReactNode
  error: string | undefined
  value: string | undefined
  field: FieldRegistration
  /** Lines of text; one line unless given. */
  rows?: number
}

/** A field for a line of text, or for several. */
export function TextField({ id, label, optional, hint, error, value, field, rows, ...attributes }: TextFieldProps) {
  return (
    <Field id={id} name={field.name} label={label} optional={optional} hint={hint} error={error}>
      {(described) =>
        rows === undefined ? (
          <input {...field} {...described} type="text" {...attributes} id={id} className="input" defaultValue={value} />
        ) : (
          <textarea {...field} {...described} id={id} className="input" rows={rows} defaultValue={value} />
        )
      }
    </Field>
  )
}
