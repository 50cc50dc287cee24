/** Marks a request that sets a forgotten password: it opens no session. */
export const SETS_PASSWORD = 'setsPassword'
/** Marks a request that changes the password of an account. */
export const CHANGES_PASSWORD = 'changesPassword'
