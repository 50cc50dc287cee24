import { entrySlugs } from '@diwan/shared/content'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type {
  Field,
  FieldAffectingData,
  RadioField,
  RelationshipFieldValidation,
  TextFieldSingleValidation,
} from 'payload'
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

/**
 * What a link is asked for. Payload makes these words once for all readers, in the language of whoever opens a form of the list first.
 */
const labels: Record<string, { en: string; ar: string }> = {
  text: { en: 'Text to display', ar: 'النص المعروض' },
  linkType: { en: 'Kind of link', ar: 'نوع الرابط' },
  custom: { en: 'Address', ar: 'عنوان يُكتب' },
  internal: { en: 'Page of this site', ar: 'صفحة من هذا الموقع' },
  url: { en: 'Address', ar: 'عنوان الرابط' },
  doc: { en: 'Page', ar: 'الصفحة' },
  newTab: { en: 'Open in a new tab', ar: 'الفتح في علامة تبويب جديدة' },
}

const rules: Record<string, object> = { doc: { validate }, url: { hooks: {}, validate: validateUrl } }

function labelledKind(field: RadioField): RadioField {
  const options = field.options.map((option) =>
    typeof option === 'string' ? option : { ...option, label: labels[option.value] ?? option.label },
  )
  const description = { en: 'An address, or a page of this site.', ar: 'عنوان يُكتب، أو صفحة من هذا الموقع.' }
  return { ...field, options, admin: { ...field.admin, description } }
}

/** The fields of a link in a long text. */
export const fieldsOfLink = (fields: FieldAffectingData[]): Field[] =>
  fields.map((field) => {
    const label = labels[String(field.name)] ?? field.label
    return { ...(field.type === 'radio' ? labelledKind(field) : field), label, ...rules[String(field.name)] } as Field
  })
