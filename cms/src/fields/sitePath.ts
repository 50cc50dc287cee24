import type { TextField } from 'payload'

const PATH = /^\/(?!\/)[^\s?#]*$/

const normalise = (value: unknown) => {
  if (typeof value !== 'string') return value
  const path = value.trim().replace(/^(?!\/)(?=\S)/, '/')
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** A path of the site, written as its addresses are: a slash in front and none behind. `judge` may refuse it. */
export function sitePath(name: string, judge: (path: string) => true | string = () => true): TextField {
  return {
    name,
    type: 'text',
    hooks: { beforeValidate: [({ value }) => normalise(value)] },
    validate: (value: unknown) =>
      typeof value === 'string' && PATH.test(value) ? judge(value) : 'Enter a path of the site, like /about-us.',
  }
}
