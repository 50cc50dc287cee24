// Runs in the browser as it is, in a preview that stands beside the form.
import { patch } from './patch.js'

const MESSAGE = 'payload-live-preview'

const parse = (html) => new DOMParser().parseFromString(html, 'text/html')

/** Shows what stands in the form, key by key: asks for the page with it and changes what differs. */
async function follow() {
  let shown = parse(await (await fetch(location.href)).text())
  let wanted = null
  let isAsking = false

  async function catchUp() {
    if (isAsking) return
    isAsking = true
    // What was typed while an answer was on its way is asked for at once; states in between are left out.
    while (wanted !== null) {
      const body = JSON.stringify({ data: wanted })
      wanted = null
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

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== window.parent || data?.type !== MESSAGE || !data.data) return
    wanted = data.data
    void catchUp()
  })
  window.parent.postMessage({ type: MESSAGE, ready: true }, location.origin)
}

if (window.parent !== window) void follow()
