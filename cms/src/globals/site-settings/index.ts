import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/isAdmin'
import { countryCode } from '@/fields/countryCode'
import { phone } from '@/fields/phone'
import { webAddress } from '@/fields/webAddress'
import { defineGlobal } from '../defineGlobal'
import { faultsIn } from '@/fields/faultsIn'
import { SITE_ANALYTICS_ID, TAG_MANAGER_ID } from '@diwan/shared/spec/analytics'

/** Empty, or an id of the given shape: it becomes part of an address that every page loads a script from. */
const idLike =
  (shape: RegExp, fault: 'tagManagerId' | 'siteAnalyticsId') =>
  (value: unknown, { req }: { req: PayloadRequest }) =>
    !value || shape.test(String(value)) || faultsIn(req)[fault]

/** Who the company is, and how the site behaves. */
export const siteSettings = defineGlobal({
  slug: 'site-settings',
  label: { en: 'Site settings', ar: 'إعدادات الموقع' },
  typescript: { interface: 'SiteSettingsDoc' },
  fields: [
    { name: 'companyName', type: 'text', required: true, localized: true },
    { name: 'legalName', type: 'text', localized: true },
    { name: 'tagline', type: 'text', required: true, localized: true },
    { name: 'description', type: 'textarea', required: true, localized: true },
    { name: 'logo', type: 'upload', relationTo: 'media' },
    { name: 'logoDark', type: 'upload', relationTo: 'media' },
    { name: 'foundedYear', type: 'number', min: 1800, max: 2200 },
    { name: 'email', type: 'email', required: true },
    { ...phone, required: true },
    { name: 'address', type: 'textarea', required: true, localized: true },
    { name: 'city', type: 'text', localized: true },
    countryCode,
    {
      name: 'timeZone',
      type: 'text',
      required: true,
      defaultValue: 'Asia/Riyadh',
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        Intl.supportedValuesOf('timeZone').includes(String(value)) || faultsIn(req).timeZone,
    },
    {
      name: 'social',
      type: 'array',
      fields: [
        { name: 'platform', type: 'select', required: true, options: ['linkedin', 'x', 'youtube', 'instagram'] },
        { ...webAddress('url'), required: true },
      ],
    },
    {
      name: 'analytics',
      type: 'group',
      access: { update: isAdmin },
      fields: [
        { name: 'tagManagerId', type: 'text', validate: idLike(TAG_MANAGER_ID, 'tagManagerId') },
        { name: 'siteAnalyticsId', type: 'text', validate: idLike(SITE_ANALYTICS_ID, 'siteAnalyticsId') },
      ],
    },
    {
      name: 'requireSecondPerson',
      type: 'checkbox',
      defaultValue: false,
      access: { update: isAdmin },
      admin: {
        description: {
          en: 'What one person wrote is published by another.',
          ar: 'ما يكتبه شخص ينشره شخص آخر.',
        },
      },
    },
  ],
})
