/** Shows the buttons that put a text on the clipboard, and says that it is there. */
export function start(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    // Without a clipboard (an insecure origin) the button stays hidden: the text can be selected.
    if (!navigator.clipboard) break
    button.hidden = false
    const label = button.querySelector('[data-copy-label]')
    const status = button.querySelector('[role=status]')
    const original = label?.textContent ?? ''
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset.copy ?? '')
      const copied = button.dataset.copied ?? ''
      if (label) label.textContent = copied
      if (status) status.textContent = copied
      setTimeout(() => {
        if (label) label.textContent = original
        if (status) status.textContent = ''
      }, 2000)
    })
  }
}
