import { defaultLocale } from '@diwan/shared/content'
import { defineIndex, defineQuery } from '@diwan/site/store'
import { readEntry } from '@/content/localized'
import { type Redirect, redirectSchema } from './schema'

const byPath = defineIndex({
  name: 'redirects.byPath',
  collection: 'redirects',
  entriesOf: (body) => [{ partition: 'all', key: String(body.from) }],
})

/** Every redirect, in the order of the paths it starts from. */
export const listRedirects = defineQuery('redirects.list', (store): Redirect[] =>
  // A redirect has no languages: both hold the same rule.
  store
    .scan(byPath, defaultLocale, 'all')
    .flatMap((id) => readEntry(store, 'redirects', id, defaultLocale, redirectSchema) ?? []),
)
