import { env } from '@/env'

/** The address of a page of the site: a path alone where site and API share their origin, whatever name it was called by. */
export const siteAddress = (path: string) => (env.PUBLIC_API_BASE === env.SITE_URL ? path : `${env.SITE_URL}${path}`)
