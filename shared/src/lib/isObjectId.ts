/** An id of 24 hexadecimal digits, as both databases write it. */
export const OBJECT_ID = /^[0-9a-f]{24}$/

/** Whether a text may be the id of a document: anything else would make MongoDB fail over it. */
export const isObjectId = (text: string): boolean => OBJECT_ID.test(text)
