import type { ClientField } from 'payload'

type Label = string | Record<string, string>

const isLabel = (label: unknown): label is Label =>
  typeof label === 'string' || (typeof label === 'object' && label !== null)

/** What the fields of a form are called that somebody writes in, field by field of the first level. */
export function labelsOfFields(fields: readonly ClientField[]): [name: string, label: Label][] {
  return fields.flatMap((field): [string, Label][] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? [[tab.name, isLabel(tab.label) ? tab.label : tab.name]]
          : labelsOfFields(tab.fields),
      )
    if ('name' in field && field.name) {
      const label = 'label' in field && isLabel(field.label) ? field.label : field.name
      return field.admin?.hidden || field.name === '_status' ? [] : [[field.name, label]]
    }
    return 'fields' in field ? labelsOfFields(field.fields) : []
  })
}
