const LINE_SEPARATOR = /\u2028/g
const PARAGRAPH_SEPARATOR = /\u2029/g

/** Serialises data for a `<script type="application/ld+json">`: no value can close the element or break a line. */
export function escapeJsonLd(data: unknown): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(LINE_SEPARATOR, '\\u2028')
    .replace(PARAGRAPH_SEPARATOR, '\\u2029')
}
