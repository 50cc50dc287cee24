import type { FieldHook } from 'payload'

/** Leaves an empty value out: MongoDB's sparse unique indexes admit many absent values, but one `null` only. */
export const omitEmpty: FieldHook = ({ field, siblingData, value }) => {
  if ((value === null || value === '') && 'name' in field) delete siblingData[String(field.name)]
  return value || undefined
}
