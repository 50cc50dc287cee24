import { FieldLabel } from '@payloadcms/ui'
import type { TextFieldServerProps } from 'payload'
import { documentLink } from './documentLink'

type Props = TextFieldServerProps & {
  /** The collection of the document, where the record does not say it. */
  collection?: string
}

/** The content that a record is about, by its title and leading to its form. Nobody writes it by hand. */
export async function DocumentField({ clientField, collection, data, path, payload, value }: Props) {
  const { href, title } = await documentLink(payload, collection ?? String(data?.collection), String(value ?? ''))
  return (
    <div className="field-type text">
      <FieldLabel as="span" label={clientField.label} path={path} />
      <p>
        {href && value ? (
          <a href={href} dir="auto">
            {title}
          </a>
        ) : (
          '–'
        )}
      </p>
    </div>
  )
}
