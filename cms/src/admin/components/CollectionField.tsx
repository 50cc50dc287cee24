import { getTranslation } from '@payloadcms/translations'
import { FieldLabel } from '@payloadcms/ui'
import type { TextFieldServerProps } from 'payload'

/** The list that a record is about, by its name. Nobody writes it by hand. */
export function CollectionField({ clientField, i18n, path, payload, value }: TextFieldServerProps) {
  const labels = payload.config.collections.find(({ slug }) => slug === value)?.labels
  return (
    <div className="field-type text">
      <FieldLabel as="span" label={clientField.label} path={path} />
      <p>{labels ? getTranslation(labels.plural, i18n) : String(value ?? '–')}</p>
    </div>
  )
}
