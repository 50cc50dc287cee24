import { e164Of } from '@diwan/shared/phone'

export interface Contact {
  fact: 'email' | 'link' | 'phone'
  value: string
}

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4}/gu
const PHONE = /\+?\d[\d\s().-]{7,18}\d/g
const PROFILE = /(?:https?:\/\/)?(?:www\.)?linkedin\.com\/in\/[\p{L}\p{N}_%-]{3,100}/giu
/** More than this in one CV are other people's. */
const MOST = 5

/** Addresses, numbers and profiles that a CV names. They are suggestions: nothing says whose they are. */
export function contactsIn(text: string): Contact[] {
  const emails = [...text.matchAll(EMAIL)].map(([value]) => ({ fact: 'email' as const, value: value.toLowerCase() }))
  const phones = [...text.matchAll(PHONE)].flatMap(([written]) => {
    const value = e164Of(written)
    return value ? [{ fact: 'phone' as const, value }] : []
  })
  const links = [...text.matchAll(PROFILE)].map(([value]) => ({
    fact: 'link' as const,
    value: value.startsWith('http') ? value : `https://${value}`,
  }))
  const known = new Map([...emails, ...phones, ...links].map((contact) => [contact.fact + contact.value, contact]))
  return [...known.values()].slice(0, MOST)
}
