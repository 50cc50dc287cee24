import type { ListViewClientProps } from 'payload'

// What Payload hands to a server component beyond the props of its own list.
const server = new Set([
  'collectionConfig',
  'data',
  'i18n',
  'limit',
  'listSearchableFields',
  'locale',
  'params',
  'payload',
  'permissions',
  'searchParams',
  'user',
])

/** The props that Payload's own list is shown with: a browser component may be given nothing else. */
export const clientPropsOf = (props: object): ListViewClientProps =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !server.has(name))) as unknown as ListViewClientProps
