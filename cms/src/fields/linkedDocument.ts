import { entrySlugs } from '@diwan/shared/content'
import type { Field, FieldAffectingData, RelationshipFieldValidation } from 'payload'
import { ID } from '@/database/fieldAt'

/**
 * Takes a link to what is in the trash or gone: visitors read its words without a link. Payload would refuse each text that has one,
 * so that nothing in it could be corrected, or published, once the other document went.
 */
const validate: RelationshipFieldValidation = (value, { req: { t } }) => {
  const { relationTo = '', value: id = null } = Object(value) as { relationTo?: string; value?: unknown }
  const pointed: unknown = Object(id) === id ? (id as { id?: unknown }).id : id
  return (
    (entrySlugs().some((slug) => slug === relationTo) && typeof pointed === 'string' && ID.test(pointed)) ||
    t('validation:required')
  )
}

/** The fields of a link in a long text. */
export const fieldsOfLink = (fields: FieldAffectingData[]): Field[] =>
  fields.map((field) => (field.name === 'doc' ? { ...field, validate } : field) as Field)
