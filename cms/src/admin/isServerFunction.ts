/**
 * What screens of the admin call. Not Payload's plans, which `publishing/plans` replaces: they take back whose plan it may be, and write
 * down nothing.
 */
const called = new Set([
  'copy-data-from-locale',
  'form-state',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'slugify',
  'table-state',
])

/**
 * Whether the admin has a function of this name. Payload looks names up in an object, where it finds what every object has:
 * `constructor` would answer the call's cookies, permissions and components to whoever sends it.
 */
export const isServerFunction = (name: unknown): boolean => typeof name === 'string' && called.has(name)
