import { FieldDescription, FieldError, FieldLabel, RenderCustomComponent, type useField } from '@payloadcms/ui'
import type { DateFieldClientProps, TextFieldClientProps } from 'payload'
import type { ReactNode } from 'react'

interface Props {
  field: (DateFieldClientProps | TextFieldClientProps)['field']
  state: Pick<ReturnType<typeof useField>, 'customComponents' | 'path' | 'showError'>
  className: string
  /** Stands between the input and the description. */
  hint?: ReactNode
  children: ReactNode
}

/** Label, fault and description of a field, as Payload's own inputs show them. */
export function FieldFrame({ children, className, field, hint, state }: Props) {
  const { customComponents, path, showError } = state
  const { description } = field.admin ?? {}
  const { Description, Error, Label } = customComponents ?? {}
  return (
    <div className={`field-type ${className}`}>
      <RenderCustomComponent
        CustomComponent={Label}
        Fallback={<FieldLabel label={field.label} path={path} required={field.required ?? false} />}
      />
      <div className="field-type__wrap">
        <RenderCustomComponent CustomComponent={Error} Fallback={<FieldError path={path} showError={showError} />} />
        {children}
      </div>
      {hint}
      <RenderCustomComponent
        CustomComponent={Description}
        Fallback={description ? <FieldDescription description={description} path={path} /> : null}
      />
    </div>
  )
}
