import { USER_COOKIE } from '@diwan/shared/spec/session'

/** Loads the signed-in person, and the staff bar, where the readable `user` cookie exists; visitors download neither. */
export async function startSession(): Promise<void> {
  if (!document.cookie.split('; ').some((cookie) => cookie.startsWith(`${USER_COOKIE}=`))) return
  const { showStaffBar } = await import('./staffBar')
  await showStaffBar()
}
