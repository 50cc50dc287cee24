const NAME = 'menu-group'
const openOnes = () => document.querySelectorAll<HTMLDetailsElement>(`details[name="${NAME}"][open]`)

const close = (details: HTMLDetailsElement) => {
  details.open = false
}

/** Header disclosures: one open at a time, closed by Escape (which returns the focus), a press outside, and the focus leaving. */
export function startDisclosures(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const details of openOnes()) {
      const hadFocus = details.contains(document.activeElement)
      close(details)
      if (!hadFocus) continue
      details.querySelector('summary')?.focus()
      // Inside the menu sheet Escape closes the disclosure first, the sheet with the next press.
      event.preventDefault()
    }
  })
  document.addEventListener('pointerdown', ({ target }) => {
    for (const details of openOnes()) {
      const isInSheet = details.closest('[popover]')?.matches(':popover-open')
      if (!isInSheet && target instanceof Node && !details.contains(target)) close(details)
    }
  })
  document.addEventListener('focusin', ({ target }) => {
    for (const details of openOnes()) {
      const isInSheet = details.closest('[popover]')?.matches(':popover-open')
      if (!isInSheet && target instanceof Node && !details.contains(target)) close(details)
    }
  })
  // Browsers without exclusive `<details name>` need the same rule by script.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || target.getAttribute('name') !== NAME) return
      for (const details of openOnes()) if (details !== target) close(details)
    },
    true,
  )
  // A page kept for back and forward comes back with its menus closed.
  addEventListener('pagehide', () => {
    for (const details of openOnes()) close(details)
    const sheet = document.getElementById('menu')
    if (sheet?.matches('[popover]:popover-open')) sheet.hidePopover()
  })
}
