let isOffered = false
let isKept = false

/** Somebody is told here what became of their message: the page stays as it is until they leave it. */
export function keepPage(): void {
  isKept = true
}

/** Gives notices their buttons: they come with the first notice, and without them its words are shown plainly. */
export function startNotices(): void {
  const guard = window.diwan
  if (!guard) return
  const plain = guard.notify
  guard.notify = (text, offersReload) => {
    import('./notice').then(
      ({ showNotice }) => showNotice(text, offersReload),
      () => plain(text, offersReload),
    )
  }
}

/** Reloads for a newer version; while a visitor's work would be lost it offers that instead, once. */
export async function reloadForNewVersion(): Promise<void> {
  const guard = window.diwan
  if (isKept || !guard) return
  if (guard.reload() !== 'waiting' || isOffered) return
  isOffered = true
  const { noticeWords } = await import('./notice')
  guard.notify(noticeWords().newVersion, true)
}
