// Runs in the browser as it is.

/** Keeps a frame on its page: links that lead away from it open in a tab of their own. */
export function openLinksInTabs() {
  // Before the page's own scripts, which would show the other page in the place of this one.
  window.addEventListener('click', openInTab, true)
}

function openInTab(event) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link === null || !isPlain(event) || !leadsAway(link)) return
  event.preventDefault()
  // The frame is sandboxed, and so would be a tab that it opens: browsers show no page there that keeps its openers out.
  window.parent.open(link.href, '_blank', 'noopener')
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

function leadsAway(link) {
  const { href, target, protocol } = link
  if (!/^https?:$/.test(protocol) || link.hasAttribute('download')) return false
  if (target === '_blank') return true
  if (target && target !== '_self') return false
  const [there, here] = [href, location.href].map((address) => address.split('#', 1)[0])
  // Through a bundle's preview, readers walk.
  return there !== here && !there.startsWith(`${location.origin}/preview/`)
}
