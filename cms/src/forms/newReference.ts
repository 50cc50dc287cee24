import { randomInt } from 'node:crypto'

// Without 0, O, 1, I, L and U: what is read aloud or copied by hand stays the same.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const letters = (count: number) => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A number for a person to quote, like `DW-7K3M-92QX`. */
export const newReference = () => `DW-${letters(4)}-${letters(4)}`
