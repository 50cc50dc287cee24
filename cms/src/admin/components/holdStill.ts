/** Lets nothing be written into a form until the answer is called, and puts whoever stood in a field back there. */
export function holdStill(form: HTMLFormElement): () => void {
  const focused = form.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null
  form.inert = true
  return () => {
    form.inert = false
    focused?.focus({ preventScroll: true })
  }
}
