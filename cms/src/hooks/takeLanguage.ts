import { defaultLocale, isLocale, locales } from '@diwan/shared/content'
import { APIError, type CollectionConfig, type GlobalConfig, type PayloadRequest } from 'payload'

/**
 * A request that names no language is about the default one. Payload without fallbacks leaves it without any: texts that it brings
 * would be dropped unseen on SQLite, and MongoDB fails over them.
 *
 * @throws APIError 400 for a language that the site does not have
 */
const takeLanguage = <Args>({ args, req }: { args: Args; req: PayloadRequest }): Args => {
  const asked: string | null | undefined = req.locale
  if (!asked) req.locale = defaultLocale
  else if (!isLocale(asked) && asked !== 'all' && asked !== '*')
    throw new APIError(`The site has no language “${asked}”. Ask for one of: ${locales.join(', ')}.`, 400, null, true)
  return args
}

type WithHooks = Pick<CollectionConfig, 'hooks'> | Pick<GlobalConfig, 'hooks'>

/** A collection or global of which everything that is asked is about a language. */
export const inSomeLanguage = <Entity extends WithHooks>(entity: Entity): Entity => ({
  ...entity,
  hooks: { ...entity.hooks, beforeOperation: [takeLanguage, ...(entity.hooks?.beforeOperation ?? [])] },
})
