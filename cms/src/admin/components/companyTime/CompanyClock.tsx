import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { CompanyZone } from './CompanyZone'
import { readCompanyZone } from './readCompanyZone'

/** Gives every screen the company's time zone. Goes into the admin's `providers`. */
export async function CompanyClock({ children, payload }: { children: ReactNode; payload: Payload }) {
  return <CompanyZone timeZone={await readCompanyZone(payload)}>{children}</CompanyZone>
}
