// Runs in the browser as it is.

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000
// A key is saved a second or two later.
const ATTEMPTS_AFTER_NEWS = 3

/**
 * Leaves a page of one sentence for the preview as soon as there is one: asks again whenever the form says something, and by and by
 * while the preview is not ready.
 *
 * @param {(hear: () => void) => void} listen
 */
export function recover(listen, reload = () => location.reload()) {
  let wait = FIRST_WAIT
  let attempts = 0
  let timer = setTimeout(ask, wait)
  let isAsking = false

  async function ask() {
    if (isAsking) return
    isAsking = true
    clearTimeout(timer)
    const answer = await fetch(location.href).catch(() => null)
    isAsking = false
    if (answer?.ok) return reload()
    const isNotReady = answer === null || answer.status === 503
    if (!isNotReady && attempts-- <= 0) return
    timer = setTimeout(ask, wait)
    wait = Math.min(2 * wait, LONGEST_WAIT)
  }

  listen(() => {
    wait = FIRST_WAIT
    attempts = ATTEMPTS_AFTER_NEWS
    void ask()
  })
}
