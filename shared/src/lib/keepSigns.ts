// “Security+”, “C#”: a name that ends with a sign.
const NAME_WITH_SIGN = /[A-Za-z][+#]+(?![\dA-Za-z])/g

/** Keeps the sign at the end of a name in Latin letters behind it among Arabic words, which would turn it round. */
export const keepSigns = (text: string): string => text.replace(NAME_WITH_SIGN, '$&\u200E')
