let isOffered = false

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
  if (window.diwan?.reload() !== 'waiting' || isOffered) return
  isOffered = true
  const { noticeWords } = await import('./notice')
  window.diwan.notify(noticeWords().newVersion, true)
}
