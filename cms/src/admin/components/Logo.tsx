import type { MediaDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, ServerProps } from 'payload'
import { mediaFiles } from '@/files/store/stores'
import { Mark } from './Mark'

// It is written into the page, because a guest may read no file.
const LARGEST = 100 * 1024

async function pictureOf(payload: Payload, media: unknown): Promise<string | null> {
  const { filename, filesize, mimeType } = (media ?? {}) as Partial<MediaDoc>
  if (!filename || !mimeType?.startsWith('image/') || (filesize ?? LARGEST) >= LARGEST) return null
  try {
    const bytes = await mediaFiles().read(filename)
    return bytes ? `data:${mimeType};base64,${bytes.toString('base64')}` : null
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'The logo cannot be read' })
    return null
  }
}

/** The company's logo from the site settings, on the sign-in page; its mark and name when it has none. */
export async function Logo({ payload, i18n }: ServerProps) {
  const settings = await payload
    // Shown before anyone is signed in, and nothing but the public name and logo is read.
    .findGlobal({
      slug: 'site-settings',
      depth: 1,
      locale: i18n?.language === 'ar' ? 'ar' : 'en',
      fallbackLocale: 'en',
      select: { companyName: true, logo: true, logoDark: true },
      overrideAccess: true,
    })
    .catch(() => null)
  const name = settings?.companyName || 'Diwan'
  const light = await pictureOf(payload, settings?.logo)
  const dark = (await pictureOf(payload, settings?.logoDark)) ?? light
  if (light && dark)
    return (
      <span className="diwan-brand">
        <img className="diwan-brand__light" src={light} alt={name} />
        <img className="diwan-brand__dark" src={dark} alt={name} />
      </span>
    )
  return (
    <span className="diwan-brand">
      <span className="diwan-brand__mark">
        <Mark />
      </span>
      <span className="diwan-logo">{name}</span>
    </span>
  )
}
