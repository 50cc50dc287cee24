/** What the endpoint wrote into the page of a visitor whose plain form post had a fault. */
export interface FilledForm {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

/** What names of lines begin with that lead to no field. */
export const OF_NO_FIELD = 'line '

const NOTHING: FilledForm = { values: {}, errors: {} }

/**
 * Reads a form as the server sent it, so that the first render in the browser says the same as the page and hydration
 * takes nothing away from it.
 */
export function filledForm(id: string): FilledForm {
  const form = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!form) return NOTHING
  const errors: Record<string, string> = {}
  for (const slot of form.querySelectorAll<HTMLElement>('[data-error-for]:not([hidden])')) {
    errors[slot.dataset.errorFor ?? ''] = slot.textContent
  }
  const lines = Object.fromEntries(linesOf(form, errors))
  const values: Record<string, string> = {}
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[value], textarea')) {
    // React gives a text area the words it was served with once more, over those that were typed before it hydrates.
    if (field instanceof HTMLTextAreaElement && field.defaultValue !== '') field.defaultValue = field.value
    if (field.type !== 'hidden' && field.type !== 'checkbox' && field.type !== 'radio')
      values[field.name] = field.defaultValue
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"][checked]'))
    values[box.name] = 'true'
  for (const option of form.querySelectorAll<HTMLOptionElement>('option[selected]')) {
    const name = option.closest('select')?.name
    if (name) values[name] = option.value
  }
  return { values, errors: { ...lines, ...errors } }
}

/** The summary line by line: what is said of no field, such as of a vacancy that has closed, goes by a name that no field has. */
function linesOf(form: HTMLElement, errors: Readonly<Record<string, string>>): [name: string, message: string][] {
  return [...form.querySelectorAll('[data-error-summary] li')].map((line, place) => {
    const id = line.querySelector('a')?.hash.slice(1)
    const name = id && document.getElementById(id)?.getAttribute('name')
    return name && errors[name] ? [name, errors[name]] : [`${OF_NO_FIELD}${place}`, line.textContent]
  })
}
