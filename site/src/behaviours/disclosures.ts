const NAME = 'menu-group'
const openOnes = () => document.querySelectorAll<HTMLDetailsElement>(`details[name="${NAME}"][open]`)

const close = (details: HTMLDetailsElement) => {
  details.open = false
}

/** The menu as a sheet, on narrow screens, while it is open. */
const openSheet = () => document.querySelector<HTMLElement>('#menu[popover]:popover-open')

/**
 * Header disclosures: one open at a time, closed by Escape (which returns the focus), a press outside, and the focus leaving. So does the
 * sheet they stand in on narrow screens, which would cover what has the focus, and where the screen becomes wide.
 */
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
    if (target instanceof Element && !target.closest('header')) openSheet()?.hidePopover()
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
    openSheet()?.hidePopover()
  })
  addEventListener('resize', () => {
    const opener = document.querySelector<HTMLElement>('[popovertarget="menu"]')
    // As on a tablet that is turned: the menu is a row of the header there.
    if (opener?.offsetParent === null) openSheet()?.hidePopover()
  })
}
