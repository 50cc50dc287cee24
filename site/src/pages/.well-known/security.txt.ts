import { defaultLocale } from '@diwan/shared/content'
import type { APIRoute } from 'astro'
import { findSecurityExpiry } from '@/content/site-settings/findSecurityExpiry'
import { findSiteSettings } from '@/content/site-settings/queries'
import { absoluteUrl } from '@/lib/absoluteUrl'

export const GET: APIRoute = ({ site }) => {
  const { email } = findSiteSettings(defaultLocale)
  const lines = [
    `Contact: ${email ? `mailto:${email}` : absoluteUrl(site, '/contact-us')}`,
    `Expires: ${findSecurityExpiry()}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${absoluteUrl(site, '/.well-known/security.txt')}`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
