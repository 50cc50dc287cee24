import type { ServerProps } from 'payload'
import { Mark } from './Mark'

/** The company's mark and name from the site settings, on the sign-in page. */
export async function Logo({ payload, i18n }: ServerProps) {
  const settings = await payload
    // Shown before anyone is signed in, and nothing but the public name is read.
    .findGlobal({
      slug: 'site-settings',
      depth: 0,
      locale: i18n?.language === 'ar' ? 'ar' : 'en',
      fallbackLocale: 'en',
      select: { companyName: true },
      overrideAccess: true,
    })
    .catch(() => null)
  return (
    <span className="diwan-brand">
      <span className="diwan-brand__mark">
        <Mark />
      </span>
      <span className="diwan-logo">{settings?.companyName || 'Diwan'}</span>
    </span>
  )
}
