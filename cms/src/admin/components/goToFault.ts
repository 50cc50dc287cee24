import { SECOND } from '@diwan/shared/lib/time'

const CONTROLS = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button'

/** How long rows take to open at most. */
const OPENING = 2 * SECOND

/** The field that is marked first, in the order of the page. */
const firstMarked = (form: ParentNode) =>
  form.querySelector<HTMLElement>('.field-error')?.closest<HTMLElement>('.field-type')

/** Takes whoever writes to the first field that is marked as faulty, and opens the rows it lies in. */
export function goToFault(beside: Element | null): void {
  // Below a form in a drawer lies another one.
  const form = beside?.closest('form') ?? document
  const until = performance.now() + OPENING
  const opened = new Set<Element>()
  const go = () => {
    const field = firstMarked(form)
    for (const row of field ? closedAround(field) : []) {
      if (opened.has(row)) continue
      opened.add(row)
      row.querySelector<HTMLElement>('.collapsible__toggle')?.click()
    }
    const control = field?.querySelector<HTMLElement>(CONTROLS)
    control?.focus({ preventScroll: true })
    if (control && document.activeElement === control) return control.scrollIntoView({ block: 'center' })
    // Marks come with the next drawing, rows open with a movement.
    if (performance.now() < until) requestAnimationFrame(go)
  }
  requestAnimationFrame(go)
}

/** The rows around a field that are closed, the outermost first. */
function closedAround(field: Element): Element[] {
  const closed: Element[] = []
  for (
    let row = field.closest('.collapsible--collapsed');
    row;
    row = row.parentElement?.closest('.collapsible--collapsed') ?? null
  )
    closed.unshift(row)
  return closed
}
