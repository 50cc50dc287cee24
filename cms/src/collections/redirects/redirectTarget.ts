import { plainTarget } from '@diwan/shared/content'
import type { PayloadRequest, TextField } from 'payload'
import { env } from '@/env'
import { faultsIn } from '@/fields/faultsIn'

const normalise = (value: unknown) => {
  if (typeof value !== 'string') return value
  const target = value.trim()
  return plainTarget(target, env.SITE_URL) ?? target
}

/** Where an old address leads: a path of the site, or a whole address elsewhere. */
export const redirectTarget: TextField = {
  name: 'to',
  type: 'text',
  label: { en: 'New address', ar: 'العنوان الجديد' },
  required: true,
  index: true,
  admin: { placeholder: '/new-page' },
  hooks: { beforeValidate: [({ value }) => normalise(value)] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (typeof value === 'string' && plainTarget(value, env.SITE_URL) !== null) || faultsIn(req).linkTarget,
}
