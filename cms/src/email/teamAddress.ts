import { defaultLocale } from '@diwan/shared/content'
import type { Payload } from 'payload'
import { companyOf } from './companyOf'

/** Where the team reads enquiries: the address of the site settings; `undefined` until there is one. */
export async function teamAddress(payload: Payload): Promise<string | undefined> {
  return (await companyOf(payload, defaultLocale)).email
}
