// Runs in the browser as it is, in a preview that stands beside the form or in a window that the form has opened.
import { openLinksInTabs } from './openLinksInTabs.js'
import { patch } from './patch.js'
import { recover } from './recover.js'

const MESSAGE = 'payload-live-preview'
const SAVED = 'payload-document-event'

const isFramed = window.parent !== window
const host = isFramed ? window.parent : window.opener

const parse = (html) => new DOMParser().parseFromString(html, 'text/html')

/** Calls back with each message of the form, and tells the form that somebody listens. */
function listen(hear) {
  if (!host) return
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin === location.origin && source === host && [MESSAGE, SAVED].includes(data?.type)) hear(data)
  })
  host.postMessage({ type: MESSAGE, ready: true }, location.origin)
}

async function askForPage() {
  const answer = await fetch(location.href).catch(() => null)
  return answer?.ok ? parse(await answer.text()) : null
}

/** Shows what stands in the form, key by key: asks for the page with it and changes what differs. */
async function follow() {
  let shown = await askForPage()
  let wanted = null
  let isAsking = false

  async function catchUp() {
    if (isAsking) return
    isAsking = true
    // What was typed while an answer was on its way is asked for at once; states in between are left out.
    while (wanted !== null) {
      const body = JSON.stringify({ data: wanted })
      wanted = null
      shown ??= await askForPage()
      // Without the state that is shown, nobody knows what differs.
      if (shown === null) break
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(location.href, { method: 'POST', headers, body }).catch(() => null)
      // A half-written document may have no page: the last good one stays.
      if (answer?.ok) show(parse((await answer.json()).html))
    }
    isAsking = false
  }

  function show(next) {
    if (document.title !== next.title) document.title = next.title
    patch(document.body, shown.body, next.body)
    shown = next
    document.querySelector('[data-preview-banner]')?.setAttribute('data-follows', '')
  }

  listen(({ data }) => {
    if (!data) return
    wanted = data
    void catchUp()
  })
}

if (document.querySelector('[data-preview-banner]') === null) recover(listen)
else if (host) void follow()
if (isFramed) openLinksInTabs()
