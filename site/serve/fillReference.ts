const REFERENCE = /^[A-Z0-9][A-Z0-9-]{3,31}$/
const ABOUT = /^(?:message|report|application)$/

const LANGUAGE_SWITCH = /(<a\b[^>]*\bhref="(?:\/ar)?\/thank-you)(?="[^>]*\bhreflang=)/g

/**
 * Puts the submission's reference, and what was sent, into the thank-you page's marked slots and its switch of languages; anything else
 * leaves the page as it is.
 */
export function fillReference(html: string, reference: string, about = 'message'): string {
  if (!REFERENCE.test(reference)) return html
  const isKnown = ABOUT.test(about)
  const query = `?reference=${reference}${isKnown ? `&amp;about=${about}` : ''}`
  const switched = html.replace(LANGUAGE_SWITCH, `$1${query}`)
  const filled = switched.replace(/(<output\b[^>]*\bdata-slot="reference"[^>]*>)[^<]*(<\/output>)/, `$1${reference}$2`)
  return isKnown ? filled.replace(/(\bdata-slot="about" data-about=")message"/, `$1${about}"`) : filled
}
