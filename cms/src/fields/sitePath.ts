import { plainPath } from '@diwan/shared/content'
import type { PayloadRequest, TextField } from 'payload'
import { env } from '@/env'
import { faultsIn } from '@/fields/faultsIn'

const PATH = /^\/(?!\/)[^\s?#]*$/
/** `/old/*` and `/old/:name`, which some hosts read as any path below, and others as these letters. */
const PATTERN = /\*|\/:/
const ELSEWHERE = /^[a-z][a-z0-9+.-]*:\/\//i

const normalise = (value: unknown) => {
  if (typeof value !== 'string') return value
  const address = withoutSite(value.trim())
  if (address === '' || ELSEWHERE.test(address)) return address
  const path = address.replace(/^(?!\/)/, '/')
  return plainPath(path) ?? path
}

/** An address of this site, as browsers show it, without what is the same for all of them. */
const withoutSite = (address: string) =>
  address.startsWith(`${env.SITE_URL}/`) ? address.slice(env.SITE_URL.length) : address

interface Validating {
  previousValue?: unknown
  req: PayloadRequest
}

/**
 * A path of the site, written as its addresses are compared: decoded, a slash in front and none behind. `isRefused` names paths it may
 * not be; one that it is already may stay, as what happens elsewhere must not keep it from being saved.
 */
export function sitePath(
  name: string,
  isRefused: (path: string, req: PayloadRequest) => boolean | Promise<boolean> = () => false,
): TextField {
  return {
    name,
    type: 'text',
    hooks: { beforeValidate: [({ value }) => normalise(value)] },
    validate: async (value: unknown, { previousValue, req }: Validating) => {
      const faults = faultsIn(req)
      if (typeof value !== 'string' || !PATH.test(value)) return faults.sitePath
      if (plainPath(value) !== value) return faults.pathEncoding
      if (value === previousValue) return true
      if (PATTERN.test(value)) return faults.pathPattern
      return (await isRefused(value, req)) ? faults.ownPath : true
    },
  }
}
