import type { Locale } from '../content/locales.ts'
import { bundles as ar } from './ar/bundles.ts'
import { bundles as en, type BundleMessages } from './en/bundles.ts'

/** Words about release bundles. A key missing in one language does not compile. */
export const bundleMessages: Record<Locale, BundleMessages> = { en, ar }
