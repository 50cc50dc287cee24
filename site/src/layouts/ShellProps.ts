import type { Locale } from '@diwan/shared/content'
import type { PageSeo } from '@/lib/seo/pageSeo'

/** What every page tells its layout. */
export interface ShellProps extends Omit<PageSeo, 'languages'> {
  locale: Locale
  /** Languages the page has words of its own in: both, unless it is an entry that is not translated. */
  languages?: readonly Locale[] | undefined
}
