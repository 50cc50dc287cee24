/** Name of the `meta` element that holds the ids of the tag manager and the site-analytics tag; absent when neither is set. §7 */
export const ANALYTICS_META = 'analytics'
/** Shape of a tag manager's id. */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/
/** Shape of a site-analytics id. */
export const SITE_ANALYTICS_ID = /^G-[A-Z0-9]{4,16}$/
/** Where both tags are loaded from. */
export const TAG_ORIGIN = 'https://www.googletagmanager.com'
/** Where the tags send what they measure, as sources of a Content-Security-Policy. */
export const MEASURING_ORIGINS = [
  TAG_ORIGIN,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const
/** Local-storage key of the visitor's choice, `allowed` or `refused`. */
export const ANALYTICS_CHOICE_KEY = 'diwan-analytics'
