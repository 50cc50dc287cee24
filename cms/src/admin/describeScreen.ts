import { generatePageMetadata } from '@payloadcms/next/views'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import type { Metadata } from 'next'
import type { SanitizedConfig } from 'payload'
import { titleOfScreen } from './titleOfScreen'

interface Screen {
  config: Promise<SanitizedConfig>
  params: Promise<{ segments?: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** What the browser says of a screen: its title and the site's icon. Payload would describe itself to search engines and in shared links. */
export async function describeScreen({ config, params, searchParams }: Screen): Promise<Metadata> {
  const [settled, { segments = [] }] = await Promise.all([config, params])
  const metadata = await generatePageMetadata({ config, params: params as never, searchParams })
  const { language } = await getNextRequestI18n({ config: settled })
  const own = titleOfScreen(segments, language === 'ar' ? 'ar' : 'en')
  return {
    ...metadata,
    ...(own ? { title: `${own} ${settled.admin.meta.titleSuffix ?? ''}`.trim() } : {}),
    description: null,
    keywords: null,
    openGraph: null,
    twitter: null,
  }
}
