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
    const places = [button.querySelector('[data-copy-label]'), button.nextElementSibling].filter(
      (place) => place !== null,
    )
    const before = places.map((place) => place.textContent)
    let timer: ReturnType<typeof setTimeout> | undefined
    const say = (words: readonly string[]) => places.forEach((place, n) => (place.textContent = words[n] ?? ''))
    button.addEventListener('click', async () => {
      // Pressed again, it is said again, and for as long.
      clearTimeout(timer)
      say(before)
      try {
        await navigator.clipboard.writeText(copy)
      } catch {
        // Refused, as in a frame of another site: the text can be selected.
        return
      }
      say(places.map(() => copied))
      timer = setTimeout(() => say(before), SAYS_COPIED)
    })
  }
}
