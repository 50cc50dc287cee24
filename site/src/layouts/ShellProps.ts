import type { Locale } from '@diwan/shared/content'
import type { PageSeo } from '@/lib/seo/pageSeo'

/** What every page tells its layout. */
export interface ShellProps extends Omit<PageSeo, 'languages'> {
  locale: Locale
  /** Languages the page has words of its own in: both, unless it is an entry that is not translated. */
  languages?: readonly Locale[] | undefined
  /** Path of what stands for the page in the other language, for pages that only one language has. */
  twinPath?: string | undefined
}
