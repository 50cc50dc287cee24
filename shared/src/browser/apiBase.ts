/** Origin of the API: `<meta name="api-base">` where it differs from the page's own, else empty. */
export function apiBase(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? ''
}
