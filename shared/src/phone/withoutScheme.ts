const SCHEME = /^[\s\p{Cf}]*tel:/iu

/** A number without what it begins with when the address of a link is copied. */
export const withoutScheme = (value: string): string => value.replace(SCHEME, '')
