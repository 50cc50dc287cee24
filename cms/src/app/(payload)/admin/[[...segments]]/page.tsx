import config from '@payload-config'
import { RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { describeScreen } from '@/admin/describeScreen'
import { withoutEarlyDraft } from '@/admin/withoutEarlyDraft'
import { importMap } from '../importMap.js'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> =>
  describeScreen({ config, params, searchParams })

/** Every screen of the admin. */
export default function Page({ params, searchParams }: Props) {
  return RootPage({ config: withoutEarlyDraft(config, params), params, searchParams, importMap })
}
