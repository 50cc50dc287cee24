import { directionOf, localePath, type Locale } from '@diwan/shared/content'
import { THEME_COLOURS } from '@diwan/shared/spec/theme'
import { findSiteSettings } from './queries'

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The site as an app that can be put on a home screen (W3C Web Application Manifest). */
export function webManifest(locale: Locale) {
  const { companyName, description } = findSiteSettings(locale)
  const home = localePath(locale, '/')
  return {
    id: home,
    name: companyName,
    short_name: companyName.split(/\s+/)[0] ?? companyName,
    description: description ?? undefined,
    lang: locale,
    dir: directionOf[locale],
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: THEME_COLOURS.dark,
    theme_color: THEME_COLOURS.dark,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}
