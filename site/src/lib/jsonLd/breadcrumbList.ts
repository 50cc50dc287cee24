import type { BreadcrumbList } from 'schema-dts'
import { absoluteUrl } from '@/lib/absoluteUrl'

/** The way from the home page to this one; the last step is the page itself and needs no address. */
export function breadcrumbList(
  origin: string | URL | undefined,
  items: readonly { label: string; href?: string | undefined }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: absoluteUrl(origin, href) }),
    })),
  }
}
