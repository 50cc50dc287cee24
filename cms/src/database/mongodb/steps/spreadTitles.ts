import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { locales } from '@diwan/shared/content'

/**
 * Gives each language the name that a template had before names had languages, as the migration of SQLite does. As one text it is read in
 * every language, and saving one of them would lose the others.
 */
export async function spreadTitles({ collections }: Pick<MongooseAdapter, 'collections'>): Promise<void> {
  const title = Object.fromEntries(locales.map((locale) => [locale, '$title']))
  const templates = collections['mail-templates']?.collection
  await templates?.updateMany({ title: { $type: 'string' } }, [{ $set: { title } }])
}
