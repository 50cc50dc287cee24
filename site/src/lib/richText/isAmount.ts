const UNIT = String.raw`(?:%|٪|‰|\p{Sc}|[A-Z]{3}|ر\.\s?س\.?|ريال(?:ًا)?|دولار(?:ًا)?)`
const AMOUNT = new RegExp(String.raw`^(?:${UNIT}\s?)?[+±−–-]?[\p{Nd}][\p{Nd}\s.,٫٬/×–-]*(?:\s?${UNIT})?$`, 'u')

/** Whether a text is a number, with or without a sign, a currency or a percent sign: such ones stand below one another by their digits. */
export const isAmount = (text: string): boolean => AMOUNT.test(text)
