import { defaultLocale, isLocale, locales } from '@diwan/shared/content'
import { APIError, type CollectionConfig, type GlobalConfig, type PayloadRequest } from 'payload'

interface Asking {
  overrideAccess?: boolean
  publishSpecificLocale?: unknown
}

/**
 * A request that names no language is about the default one. Payload without fallbacks leaves it without any: texts that it brings
 * would be dropped unseen on SQLite, and MongoDB fails over them. So would texts that are written in all languages at once.
 *
 * @throws APIError 400 for a language that the site does not have, and for all of them where texts are written
 */
const takeLanguage = <Args>({ args, operation, req }: { args: Args; operation: string; req: PayloadRequest }): Args => {
  const { overrideAccess, publishSpecificLocale } = args as Asking
  const asked: unknown = publishSpecificLocale || req.locale
  if (!req.locale) req.locale = defaultLocale
  if (!asked || isLocale(asked)) return args
  if (asked !== 'all' && asked !== '*')
    throw new APIError(`The site has no language “${asked}”. Ask for one of: ${locales.join(', ')}.`, 400, null, true)
  // What a call for all languages lets our own code note beside it has no texts.
  if ((operation === 'create' || operation === 'update') && !overrideAccess)
    throw new APIError(
      `Texts are written in one language at a time. Name one of: ${locales.join(', ')}.`,
      400,
      null,
      true,
    )
  return args
}

type WithHooks = Pick<CollectionConfig, 'hooks'> | Pick<GlobalConfig, 'hooks'>

/** A collection or global of which everything that is asked is about a language. */
export const inSomeLanguage = <Entity extends WithHooks>(entity: Entity): Entity => ({
  ...entity,
  hooks: { ...entity.hooks, beforeOperation: [takeLanguage, ...(entity.hooks?.beforeOperation ?? [])] },
})
