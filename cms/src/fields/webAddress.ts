import type { PayloadRequest, TextField } from 'payload'
import { faultsIn } from '@/fields/faultsIn'

/** An address on the web, http or https. */
export function webAddress(name: string): TextField {
  return {
    name,
    type: 'text',
    validate: (value: unknown, { req, required }: { req: PayloadRequest; required?: boolean }) => {
      if (!value) return required ? faultsIn(req).webAddress : true
      const url = URL.canParse(String(value)) ? new URL(String(value)) : null
      return (url !== null && /^https?:$/.test(url.protocol)) || faultsIn(req).webAddress
    },
  }
}
