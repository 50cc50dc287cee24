import { type Locale, localePath } from '@diwan/shared/content'
import { signPreviewToken } from '@diwan/shared/lib/previewToken'
import { PREVIEW_LIFETIME } from '@diwan/shared/spec/publishing'
import { env } from '@/env'

/** Where the publisher shows the site with everything of a bundle in it, signed and good for a quarter of an hour. */
export async function bundlePreviewAddress(id: string, locale: Locale): Promise<string> {
  const grant = { collection: 'bundles', id, locale, link: null, expiresAt: Date.now() + PREVIEW_LIFETIME }
  return `/preview${localePath(locale, '/')}?token=${await signPreviewToken(env.WEBHOOK_SECRET, grant)}`
}
