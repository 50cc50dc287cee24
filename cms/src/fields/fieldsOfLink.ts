import { entrySlugs } from '@diwan/shared/content'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { Field, FieldAffectingData, RelationshipFieldValidation, TextFieldSingleValidation } from 'payload'
import { faultsIn } from '@/fields/faultsIn'
import { isLinkTarget } from '@/fields/isLinkTarget'

/**
 * Takes a link to what is in the trash or gone: visitors read its words without a link. Payload would refuse each text that has one,
 * so that nothing in it could be corrected, or published, once the other document went.
 */
const validate: RelationshipFieldValidation = (value, { req: { t } }) => {
  const { relationTo = '', value: id = null } = Object(value) as { relationTo?: string; value?: unknown }
  const pointed: unknown = Object(id) === id ? (id as { id?: unknown }).id : id
  return (
    (entrySlugs().some((slug) => slug === relationTo) && typeof pointed === 'string' && isObjectId(pointed)) ||
    t('validation:required')
  )
}

/**
 * Takes what the site links to. Payload takes whatever has no spaces, and writes what it does not know as an address, such as a path in
 * Arabic, with all its signs encoded: visitors would read the words without a link, and nobody was told.
 */
const validateUrl: TextFieldSingleValidation = (value, { req, siblingData }) =>
  (siblingData as { linkType?: string }).linkType === 'internal' || isLinkTarget(value) || faultsIn(req).linkTarget

/** The fields of a link in a long text. */
export const fieldsOfLink = (fields: FieldAffectingData[]): Field[] =>
  fields.map((field) => {
    if (field.name === 'doc') return { ...field, validate } as Field
    return (field.name === 'url' ? { ...field, hooks: {}, validate: validateUrl } : field) as Field
  })
