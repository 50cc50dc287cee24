import { type Locale, localePath } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import { markGone } from '@/content/leadsNowhere'
import { localHref } from '@/lib/localHref'
import { type Navigation, navigationSchema, type ShownLink } from './schema'

/** The header's menus; `null` until an editor has published them in this language. */
export const findNavigation = defineQuery('navigation.find', (store, locale: Locale): Navigation | null => {
  const body = store.global('navigation', locale)
  if (body === null) return null
  const { aboutUs, services, solutions, links } = navigationSchema.parse(body)
  const shown = <G extends { items: ShownLink[] }>(group: G) => ({ ...group, items: markGone(group.items) })
  return { aboutUs: shown(aboutUs), services: shown(services), solutions: shown(solutions), links: markGone(links) }
})

/** The path of a page that one of the menus leads to; `null` for all others, so that their menus are the same markup. */
export const findMenuPlace = defineQuery(
  'navigation.place',
  (_store, { locale, path }: { locale: Locale; path: string }): string | null => {
    const navigation = findNavigation(locale)
    if (navigation === null) return null
    const { aboutUs, services, solutions, links } = navigation
    const here = localePath(locale, path)
    const entries = [...aboutUs.items, ...services.items, ...solutions.items, ...links]
    return entries.some(({ href }) => localHref(locale, href) === here) ? here : null
  },
)
