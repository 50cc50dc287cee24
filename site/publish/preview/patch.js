// Runs in the browser as it is.

/**
 * Brings the difference between two states of a page into the living page, and touches nothing else: what scripts, the reader's
 * focus and the scroll position have made of the rest stays. Where the living page has another shape than its old state, the part
 * is replaced.
 *
 * @param {Node} live
 * @param {Node} before
 * @param {Node} after
 */
export function patch(live, before, after) {
  if (before.isEqualNode(after)) return
  if (before.nodeName !== after.nodeName || live.nodeName !== before.nodeName) {
    live.parentNode?.replaceChild(live.ownerDocument.importNode(after, true), live)
    return
  }
  if (after.nodeType !== 1) {
    live.nodeValue = after.nodeValue
    return
  }
  patchAttributes(live, before, after)
  patchChildren(live, before, after)
}

function patchAttributes(live, before, after) {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of after.attributes) {
    if (before.getAttribute(name) !== value) live.setAttribute(name, value)
  }
}

function patchChildren(live, before, after) {
  const [lives, olds, news] = [live, before, after].map(({ childNodes }) => [...childNodes])
  if (lives.length !== olds.length) {
    if (!haveEqual(olds, news)) live.replaceChildren(...news.map((node) => live.ownerDocument.importNode(node, true)))
    return
  }
  const most = Math.min(olds.length, news.length)
  let start = 0
  while (start < most && olds[start].isEqualNode(news[start])) start++
  let end = 0
  while (end < most - start && olds[olds.length - 1 - end].isEqualNode(news[news.length - 1 - end])) end++
  const kept = most - start - end
  for (let at = start; at < start + kept; at++) patch(lives[at], olds[at], news[at])
  const next = lives[olds.length - end] ?? null
  for (const node of lives.slice(start + kept, olds.length - end)) live.removeChild(node)
  for (const node of news.slice(start + kept, news.length - end)) {
    live.insertBefore(live.ownerDocument.importNode(node, true), next)
  }
}

function haveEqual(olds, news) {
  return olds.length === news.length && olds.every((node, at) => node.isEqualNode(news[at]))
}
