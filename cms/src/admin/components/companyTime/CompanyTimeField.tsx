import type { DateFieldServerProps } from 'payload'
import { CompanyTimeInput } from './CompanyTimeInput'
import { readCompanyZone } from './readCompanyZone'

/** A date and time by the company's clock. */
export async function CompanyTimeField({ clientField, path, payload, readOnly }: DateFieldServerProps) {
  const timeZone = await readCompanyZone(payload)
  return <CompanyTimeInput field={clientField} path={path} readOnly={readOnly ?? false} timeZone={timeZone} />
}
