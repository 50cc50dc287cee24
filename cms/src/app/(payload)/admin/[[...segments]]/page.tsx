import config from '@payload-config'
import { RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { GuestFrame } from '@/admin/components/GuestFrame'
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
export default async function Page({ params, searchParams }: Props) {
  // Awaited here: a redirect of the screen must come before anything of the answer.
  const screen = await RootPage({ config: withoutEarlyDraft(config, params), params, searchParams, importMap })
  return (
    <GuestFrame config={config} params={params}>
      {screen}
    </GuestFrame>
  )
}
