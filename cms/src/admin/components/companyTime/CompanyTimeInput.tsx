'use client'

import { instantOf, wallTimeOf } from '@diwan/shared/lib/zonedTime'
import { useField, withCondition } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { FieldFrame } from '../FieldFrame'
import { ZoneHint } from './ZoneHint'

type Props = Pick<DateFieldClientProps, 'field' | 'path' | 'readOnly'> & { timeZone: string }

/** Takes a time as the company's clock shows it; the form holds the instant. */
function CompanyTimeInputField({ field, path: givenPath, readOnly, timeZone }: Props) {
  const state = useField<string | Date | null>({ potentiallyStalePath: givenPath })
  const { disabled, path, setValue, showError, value } = state
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <FieldFrame
      field={field}
      state={state}
      className={`date-time-field${showError ? ' date-time-field--has-error' : ''}`}
      hint={<ZoneHint id={`${id}-zone`} timeZone={timeZone} at={value} />}
    >
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
    </FieldFrame>
  )
}

export const CompanyTimeInput = withCondition(CompanyTimeInputField)
