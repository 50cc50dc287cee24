const REFERENCE = /^[A-Z0-9][A-Z0-9-]{3,31}$/

/** Puts the submission's reference into the thank-you page's marked slot; anything that is not a reference leaves the page as it is. */
export function fillReference(html: string, reference: string): string {
  if (!REFERENCE.test(reference)) return html
  return html.replace(/(<output\b[^>]*\bdata-slot="reference"[^>]*>)[^<]*(<\/output>)/, `$1${reference}$2`)
}
