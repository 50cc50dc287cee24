const REFERENCE = /^[A-Z0-9][A-Z0-9-]{3,31}$/
const ABOUT = /^(?:message|report|application)$/

/** Puts the submission's reference, and what was sent, into the thank-you page's marked slots; anything else leaves the page as it is. */
export function fillReference(html: string, reference: string, about = 'message'): string {
  if (!REFERENCE.test(reference)) return html
  const filled = html.replace(/(<output\b[^>]*\bdata-slot="reference"[^>]*>)[^<]*(<\/output>)/, `$1${reference}$2`)
  return ABOUT.test(about) ? filled.replace(/(\bdata-slot="about" data-about=")message"/, `$1${about}"`) : filled
}
