import { defaultLocale, isLocale } from '@diwan/shared/content'
import type { CollectionConfig } from 'payload'
import { env } from '@/env'
import { previewAddress } from './previewAddress'
import { hasPreview } from './previewPath'

type Options = Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'>

const breakpoints = [
  { name: 'phone', label: '360', width: 360, height: 800 },
  { name: 'tablet', label: '768', width: 768, height: 1024 },
  { name: 'desktop', label: '1280', width: 1280, height: 800 },
]

const localeOf = (code: unknown) => (isLocale(code) ? code : defaultLocale)

/** The preview beside a document's form and the button for a tab of its own, for collections whose documents have a page. */
export function previewOptions(collection: string): Options {
  if (!hasPreview(collection)) return {}
  return {
    livePreview: {
      breakpoints,
      // Asked for again after each save. The frame keeps its address and follows the form key by key.
      url: ({ data, locale, payload }) =>
        typeof data.id === 'string'
          ? previewAddress(payload, { collection, id: data.id, locale: localeOf(locale.code), isSteady: true })
          : null,
    },
    // Signed when it is opened: the form may have been open for hours.
    preview: ({ id }, { locale }) =>
      `${env.SITE_URL}/api/publishing/preview?collection=${collection}&id=${String(id)}&locale=${localeOf(locale)}&open=true`,
  }
}
