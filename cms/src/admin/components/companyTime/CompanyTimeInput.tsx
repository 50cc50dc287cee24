'use client'

import { instantOf, wallTimeOf } from '@diwan/shared/lib/zonedTime'
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  RenderCustomComponent,
  useField,
  withCondition,
} from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { ZoneHint } from './ZoneHint'

type Props = Pick<DateFieldClientProps, 'field' | 'path' | 'readOnly'> & { timeZone: string }

/** Takes a time as the company's clock shows it; the form holds the instant. */
function CompanyTimeInputField({ field, path: givenPath, readOnly, timeZone }: Props) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | Date | null>({
    potentiallyStalePath: givenPath,
  })
  const id = `field-${path.replaceAll('.', '__')}`
  const { description } = field.admin ?? {}
  const { Description, Error, Label } = customComponents ?? {}
  return (
    <div className={`field-type date-time-field${showError ? ' date-time-field--has-error' : ''}`}>
      <RenderCustomComponent
        CustomComponent={Label}
        Fallback={<FieldLabel label={field.label} path={path} required={field.required ?? false} />}
      />
      <div className="field-type__wrap">
        <RenderCustomComponent CustomComponent={Error} Fallback={<FieldError path={path} showError={showError} />} />
        <input
          id={id}
          type="datetime-local"
          className="diwan-time"
          dir="ltr"
          aria-describedby={`${id}-zone`}
          aria-invalid={showError}
          readOnly={Boolean(readOnly || disabled)}
          value={value ? wallTimeOf(value, timeZone) : ''}
          onChange={({ target }) => setValue(instantOf(target.value, timeZone) ?? null)}
        />
      </div>
      <ZoneHint id={`${id}-zone`} timeZone={timeZone} at={value} />
      <RenderCustomComponent
        CustomComponent={Description}
        Fallback={description ? <FieldDescription description={description} path={path} /> : null}
      />
    </div>
  )
}

export const CompanyTimeInput = withCondition(CompanyTimeInputField)
