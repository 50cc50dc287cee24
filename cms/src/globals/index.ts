import type { GlobalSlug } from '@diwan/shared/content'
import type { GlobalConfig } from 'payload'
import { inSomeLanguage } from '@/hooks/takeLanguage'
import { footer } from './footer'
import { hiringDesk } from './hiring-desk'
import { navigation } from './navigation'
import { siteSettings } from './site-settings'

/** Globals that the site shows. A global missing here is a compile error. */
const content = { 'site-settings': siteSettings, navigation, footer } satisfies Record<GlobalSlug, GlobalConfig>

export const globals: GlobalConfig[] = [...Object.values(content), hiringDesk].map(inSomeLanguage)
