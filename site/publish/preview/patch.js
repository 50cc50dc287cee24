// Runs in the browser as it is.

/**
 * Brings the difference between two states of a page into the living page, and touches nothing else: what scripts, the reader's
 * focus and the scroll position have made of the rest stays, and so does what scripts have added. Where they have taken away what
 * the old state had, the part is replaced.
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
  const [olds, news] = [before, after].map(({ childNodes }) => [...childNodes])
  const lives = counterpartsOf(olds, [...live.childNodes])
  if (lives === null) {
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
  const next = lives[olds.length - end] ?? lives.at(-1)?.nextSibling ?? null
  for (const node of lives.slice(start + kept, olds.length - end)) live.removeChild(node)
  for (const node of news.slice(start + kept, news.length - end)) {
    live.insertBefore(live.ownerDocument.importNode(node, true), next)
  }
}

/** The living nodes that old ones have become, between which scripts may have put others (a notice, a question); `null` when one is gone. */
function counterpartsOf(olds, lives) {
  let at = 0
  const found = []
  for (const old of olds) {
    while (at < lives.length && !isSameNode(old, lives[at])) at++
    if (at === lives.length) return null
    found.push(lives[at++])
  }
  return found
}

const isSameNode = (old, living) => old.nodeName === living.nodeName && old.id === living.id

function haveEqual(olds, news) {
  return olds.length === news.length && olds.every((node, at) => node.isEqualNode(news[at]))
}
