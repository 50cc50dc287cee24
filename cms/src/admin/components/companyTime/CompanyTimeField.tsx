import type { DateFieldServerProps } from 'payload'
import { CompanyTimeInput } from './CompanyTimeInput'
import { companyZone } from './companyZone'

/** A date and time by the company's clock. */
export async function CompanyTimeField({ clientField, path, payload, readOnly }: DateFieldServerProps) {
  const timeZone = await companyZone(payload)
  return <CompanyTimeInput field={clientField} path={path} readOnly={readOnly ?? false} timeZone={timeZone} />
}
