/** The picture that other sites show where an address is shared. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
