import { hasUserCookie } from '@diwan/shared/browser/hasUserCookie'

/** Loads the signed-in person, and the staff bar, where the readable `user` cookie exists; visitors download neither. */
export async function startSession(): Promise<void> {
  if (!hasUserCookie()) return
  const { showStaffBar } = await import('./staffBar')
  await showStaffBar()
}
