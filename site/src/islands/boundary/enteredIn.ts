/** What a visitor had entered in a field, beside the field's label. */
export interface Entered {
  label: string
  text: string
}

const isText = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && ['text', 'email', 'tel', 'url', 'search', 'number'].includes(field.type))

/** The texts that stand in the visible fields under an element. */
export function enteredIn(place: HTMLElement): Entered[] {
  return [...place.querySelectorAll('input, textarea')]
    .filter(isText)
    .filter((field) => field.value.trim() !== '' && field.labels?.length)
    .map((field) => ({ label: field.labels?.[0]?.textContent?.trim() ?? field.name, text: field.value }))
}
