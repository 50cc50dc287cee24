/** The link of a click that would open another page of this site in this tab, plainly; anything special is left to the browser. */
export function internalLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return undefined
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link && isInternal(link) ? link : undefined
}

/** Whether a link leads to another page of this site, in this tab. */
export function isInternal(link: HTMLAnchorElement): boolean {
  if (!link.href || link.origin !== location.origin || !/^https?:$/.test(link.protocol)) return false
  if ((link.target && link.target !== '_self') || link.hasAttribute('download') || link.hasAttribute('ping'))
    return false
  // The admin and the API are other applications; a place on this page is no navigation.
  if (/^\/(admin|api|preview|media)(\/|$)/.test(link.pathname)) return false
  return link.pathname !== location.pathname || link.search !== location.search
}
