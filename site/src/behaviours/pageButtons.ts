const SAYS_COPIED = 2000

/** Shows the buttons that print the page, and those that put a text on the clipboard and say so. */
export function showPageButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
    delete button.dataset.waiting
    button.addEventListener('click', () => window.print())
  }
  // Without a clipboard (an insecure origin) the button stays away: the text can be selected.
  if (!navigator.clipboard) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    delete button.dataset.waiting
    const { copy = '', copied = '' } = button.dataset
    const places = [...button.querySelectorAll('[data-copy-label], [role=status]')]
    const before = places.map((place) => place.textContent)
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(copy)
      for (const place of places) place.textContent = copied
      setTimeout(() => places.forEach((place, n) => (place.textContent = before[n] ?? '')), SAYS_COPIED)
    })
  }
}
