import { atom } from 'nanostores'

/** One message that was shown and has gone again. */
export interface Notification {
  id: number
  at: string
  text: string
}

const KEPT = 50

/** What was shown in this visit, newest first. */
export const $notifications = atom<readonly Notification[]>([])

/** Keeps a message that was shown for a moment. */
export function keepNotification(text: string): void {
  const notification = { id: Date.now() + Math.random(), at: new Date().toISOString(), text }
  $notifications.set([notification, ...$notifications.get()].slice(0, KEPT))
}

export const clearNotifications = () => $notifications.set([])
