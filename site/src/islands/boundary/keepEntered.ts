type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const CONTROLS = 'input:not([type="hidden"]), textarea, select'

/**
 * Remembers the fields of an island. What it returns gives those that took their places what had been entered, and the focus: where a
 * translator or an extension has changed the page before it hydrates, React makes the island anew.
 */
export function keepEntered(place: HTMLElement): () => void {
  const before = [...place.querySelectorAll<Control>(CONTROLS)]
  let focused = document.activeElement?.id
  const noteFocus = ({ target }: FocusEvent) => (focused = (target as Element).id)
  place.addEventListener('focusin', noteFocus)

  return () => {
    place.removeEventListener('focusin', noteFocus)
    for (const old of before) {
      const field = old.isConnected ? null : [...place.querySelectorAll<Control>(CONTROLS)].find(isSameAs(old))
      if (!field) continue
      if (field instanceof HTMLInputElement && old instanceof HTMLInputElement) {
        if (old.files?.length) field.files = old.files
        else if (field.checked !== old.checked) field.checked = old.checked
      }
      if (!/file|checkbox|radio/.test(field.type)) field.value = old.value
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
      if (old.id === focused) field.focus()
    }
  }
}

const isSameAs =
  ({ id, name, type }: Control) =>
  (field: Control) =>
    field.id === id && field.name === name && field.type === type
