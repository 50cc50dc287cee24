import type { PayloadRequest, TextField } from 'payload'
import { faultsIn } from '@/fields/faultsIn'

const PATH = /^\/(?!\/)[^\s?#]*$/

const normalise = (value: unknown) => {
  if (typeof value !== 'string') return value
  const path = value.trim().replace(/^(?!\/)(?=\S)/, '/')
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** A path of the site, written as its addresses are: a slash in front and none behind. `isRefused` names paths it may not be. */
export function sitePath(name: string, isRefused: (path: string) => boolean = () => false): TextField {
  return {
    name,
    type: 'text',
    hooks: { beforeValidate: [({ value }) => normalise(value)] },
    validate: (value: unknown, { req }: { req: PayloadRequest }) => {
      if (typeof value !== 'string' || !PATH.test(value)) return faultsIn(req).sitePath
      return isRefused(value) ? faultsIn(req).ownPath : true
    },
  }
}
