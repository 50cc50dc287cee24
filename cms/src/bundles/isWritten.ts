import type { PayloadRequest } from 'payload'
import type { BundleItem } from './itemsOf'

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Whether a language has every text that is required: one that nobody has written yet is not published. */
export function isWritten({ payload }: PayloadRequest, { collection, id }: BundleItem, body: object): boolean {
  const fields =
    collection === 'globals'
      ? payload.globals.config.find(({ slug }) => slug === id)?.flattenedFields
      : payload.collections[collection as keyof typeof payload.collections]?.config.flattenedFields
  return (fields ?? []).every(
    (field) =>
      !('localized' in field && field.localized && 'required' in field && field.required) ||
      !isEmpty((body as Record<string, unknown>)[field.name]),
  )
}
